import {
  LIS_ORDER,
  PRESET_USER,
  ORDER,
  header,
  wireMail,
  reportBody,
  asSession,
  type ExpectedCall,
} from './call-samples';
import { example } from './contract-operations';
import { LIS, MERGE, PORTAL } from '@tests/unit/api/portal';

/** The calls to LIS, application server and merge server, by their names in the contract. */
export const OTHER_CALLS = {
  listLisDemographics: {
    sends: `GET ${LIS}/api/demographics/all`,
    answered: example('listLisDemographics'),
    ...asSession,
  },
  listAreas: {
    sends: `GET ${LIS}/api/areas/filter/state/true`,
    answered: example('listAreas'),
    ...asSession,
  },
  getLisConfiguration: {
    sends: `GET ${LIS}/api/configuration/GenerarPDFCon`,
    answered: example('getLisConfiguration'),
    ...asSession,
  },
  getMicrobialDetection: {
    sends: `GET ${LIS}/api/microbiology/microbialdetection/order/${ORDER}/test/88`,
    answered: example('getMicrobialDetection'),
    ...asSession,
  },
  orderHeader: {
    sends: `POST ${LIS}/api/reports/orderheader`,
    answered: example('orderHeader'),
    ...asSession,
    body: { rangeType: 1, init: ORDER, end: ORDER },
  },
  finalReport: {
    sends: `POST ${LIS}/api/reports/finalReport`,
    answered: example('finalReport'),
    ...asSession,
    body: reportBody(0),
  },
  printingReport: {
    sends: `POST ${LIS}/api/reports/printingreport`,
    answered: { json: LIS_ORDER },
    ...asSession,
    body: reportBody(2),
  },
  changeStateTest: {
    sends: `POST ${LIS}/api/reports/changestatetest`,
    answered: { nothing: true },
    ...asSession,
    body: {
      filterOrderHeader: { printingMedium: '4', typeReport: '1', personReceive: 'mrojas' },
      order: { ...header, createdDate: null },
      user: 17,
    },
  },
  listValidatingUsers: {
    sends: `GET ${LIS}/api/orders/getUserValidate/idOrder/${ORDER}`,
    answered: example('listValidatingUsers'),
    ...asSession,
  },
  listReportTemplates: {
    sends: `POST ${PORTAL}/api/getlistReportFile`,
    answered: example('listReportTemplates'),
    body: {
      pathReport: '/opt/lis/frontend/public/Report/reportsandconsultations/reports',
      report: './public/reports',
    },
  },
  getReportLabels: {
    sends: `POST ${PORTAL}/api/getlistidiome`,
    answered: example('getReportLabels'),
    body: { pathReport: '/opt/lis/frontend/public/languages/locale-es.json' },
  },
  sendMailByApp: {
    sends: `POST ${PORTAL}/api/sendEmail`,
    answered: { text: 'send' },
    body: { ...wireMail, order: 0, user: 0 },
  },
  getPresetUser: {
    sends: `POST ${PORTAL}/api/user`,
    answered: { text: btoa(JSON.stringify(PRESET_USER)) },
  },
  mergePdf: {
    sends: `POST ${MERGE}/api/mergepdf`,
    answered: example('mergePdf'),
    body: [{ idTest: 31, name: 'anexo.pdf', extension: 'PDF', file: 'JVBERi0xLjQK' }],
  },
} satisfies Readonly<Record<string, ExpectedCall>>;
