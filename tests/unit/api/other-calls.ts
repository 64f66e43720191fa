import { getPresetUser } from '@/api/authentication/get-preset-user';
import { getAreas } from '@/api/catalogues/get-areas';
import { getDemographics } from '@/api/catalogues/get-demographics';
import { getLisConfiguration } from '@/api/configuration/get-lis-configuration';
import { sendMailByApp } from '@/api/mail/send-mail-by-app';
import { getAntibiogram } from '@/api/microbiology/get-antibiogram';
import { changeStateTest } from '@/api/reports/change-state-test';
import { getFinalReport } from '@/api/reports/get-final-report';
import { getOrderHeader } from '@/api/reports/get-order-header';
import { getPrintingReport } from '@/api/reports/get-printing-report';
import { getReportLabels } from '@/api/reports/get-report-labels';
import { getReportTemplates } from '@/api/reports/get-report-templates';
import { getValidatingUsers } from '@/api/reports/get-validating-users';
import { mergePdf } from '@/api/reports/merge-pdf';

import {
  LIS_ORDER,
  PRESET_USER,
  ORDER,
  header,
  message,
  wireMail,
  pdf,
  reportBody,
  asSession,
  type ExpectedCall,
} from './call-samples';
import { example } from './contract-operations';
import { LIS, MERGE, PORTAL } from './portal';

/** The calls to LIS, application server and merge server, by their names in the contract. */
export const OTHER_CALLS = {
  listLisDemographics: {
    run: () => getDemographics(),
    sends: `GET ${LIS}/api/demographics/all`,
    answered: example('listLisDemographics'),
    ...asSession,
  },
  listAreas: {
    run: () => getAreas(),
    sends: `GET ${LIS}/api/areas/filter/state/true`,
    answered: example('listAreas'),
    ...asSession,
  },
  getLisConfiguration: {
    run: () => getLisConfiguration('GenerarPDFCon'),
    sends: `GET ${LIS}/api/configuration/GenerarPDFCon`,
    answered: example('getLisConfiguration'),
    ...asSession,
  },
  getMicrobialDetection: {
    run: () => getAntibiogram(ORDER, 88),
    sends: `GET ${LIS}/api/microbiology/microbialdetection/order/${ORDER}/test/88`,
    answered: example('getMicrobialDetection'),
    ...asSession,
  },
  orderHeader: {
    run: () => getOrderHeader(ORDER),
    sends: `POST ${LIS}/api/reports/orderheader`,
    answered: example('orderHeader'),
    ...asSession,
    body: { rangeType: 1, init: ORDER, end: ORDER },
  },
  finalReport: {
    run: () => getFinalReport(header),
    sends: `POST ${LIS}/api/reports/finalReport`,
    answered: example('finalReport'),
    ...asSession,
    body: reportBody(0),
  },
  printingReport: {
    run: () => getPrintingReport(header),
    sends: `POST ${LIS}/api/reports/printingreport`,
    answered: { json: LIS_ORDER },
    ...asSession,
    body: reportBody(2),
  },
  changeStateTest: {
    run: () =>
      changeStateTest({ wire: { ...header, createdDate: 5 } }, { id: 17, userName: 'mrojas' }),
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
    run: () => getValidatingUsers(ORDER),
    sends: `GET ${LIS}/api/orders/getUserValidate/idOrder/${ORDER}`,
    answered: example('listValidatingUsers'),
    ...asSession,
  },
  listReportTemplates: {
    run: () => getReportTemplates('/opt/lis/frontend'),
    sends: `POST ${PORTAL}/api/getlistReportFile`,
    answered: example('listReportTemplates'),
    body: {
      pathReport: '/opt/lis/frontend/public/Report/reportsandconsultations/reports',
      report: './public/reports',
    },
  },
  getReportLabels: {
    run: () => getReportLabels({ pathFe: '/opt/lis/frontend', language: 'es' }),
    sends: `POST ${PORTAL}/api/getlistidiome`,
    answered: example('getReportLabels'),
    body: { pathReport: '/opt/lis/frontend/public/languages/locale-es.json' },
  },
  sendMailByApp: {
    run: () => sendMailByApp(message),
    sends: `POST ${PORTAL}/api/sendEmail`,
    answered: { text: 'send' },
    body: { ...wireMail, order: 0, user: 0 },
  },
  getPresetUser: {
    run: () => getPresetUser(),
    sends: `POST ${PORTAL}/api/user`,
    answered: { text: btoa(JSON.stringify(PRESET_USER)) },
  },
  mergePdf: {
    run: () => mergePdf([pdf, { ...pdf, extension: 'jpg' }, { ...pdf, file: '' }]),
    sends: `POST ${MERGE}/api/mergepdf`,
    answered: example('mergePdf'),
    body: [{ idTest: 31, name: 'anexo.pdf', extension: 'PDF', file: 'JVBERi0xLjQK' }],
  },
} satisfies Readonly<Record<string, ExpectedCall>>;
