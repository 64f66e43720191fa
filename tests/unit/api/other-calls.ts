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
  ORDER,
  header,
  message,
  wireMail,
  pdf,
  reportBody,
  asSession,
  type ExpectedCall,
} from './call-samples';
import { LIS, MERGE, PORTAL } from './portal';

/** The calls to LIS, application server and merge server, by their names in the contract. */
export const OTHER_CALLS = {
  listLisDemographics: {
    run: () => getDemographics(),
    sends: `GET ${LIS}/api/demographics/all`,
    ...asSession,
  },
  listAreas: {
    run: () => getAreas(),
    sends: `GET ${LIS}/api/areas/filter/state/true`,
    ...asSession,
  },
  getLisConfiguration: {
    run: () => getLisConfiguration('GenerarPDFCon'),
    sends: `GET ${LIS}/api/configuration/GenerarPDFCon`,
    ...asSession,
  },
  getMicrobialDetection: {
    run: () => getAntibiogram(ORDER, 88),
    sends: `GET ${LIS}/api/microbiology/microbialdetection/order/${ORDER}/test/88`,
    ...asSession,
  },
  orderHeader: {
    run: () => getOrderHeader(ORDER),
    sends: `POST ${LIS}/api/reports/orderheader`,
    ...asSession,
    body: { rangeType: 1, init: ORDER, end: ORDER },
  },
  finalReport: {
    run: () => getFinalReport(header),
    sends: `POST ${LIS}/api/reports/finalReport`,
    ...asSession,
    body: reportBody(0),
  },
  printingReport: {
    run: () => getPrintingReport(header),
    sends: `POST ${LIS}/api/reports/printingreport`,
    ...asSession,
    body: reportBody(2),
  },
  changeStateTest: {
    run: () =>
      changeStateTest({ wire: { ...header, createdDate: 5 } }, { id: 17, userName: 'mrojas' }),
    sends: `POST ${LIS}/api/reports/changestatetest`,
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
    ...asSession,
  },
  listReportTemplates: {
    run: () => getReportTemplates('/opt/lis/frontend'),
    sends: `POST ${PORTAL}/api/getlistReportFile`,
    body: {
      pathReport: '/opt/lis/frontend/public/Report/reportsandconsultations/reports',
      report: './public/reports',
    },
  },
  getReportLabels: {
    run: () => getReportLabels({ pathFe: '/opt/lis/frontend', language: 'es' }),
    sends: `POST ${PORTAL}/api/getlistidiome`,
    body: { pathReport: '/opt/lis/frontend/public/languages/locale-es.json' },
  },
  sendMailByApp: {
    run: () => sendMailByApp(message),
    sends: `POST ${PORTAL}/api/sendEmail`,
    body: { ...wireMail, order: 0, user: 0 },
  },
  getPresetUser: { run: () => getPresetUser(), sends: `POST ${PORTAL}/api/user` },
  mergePdf: {
    run: () => mergePdf([pdf, { ...pdf, extension: 'jpg' }, { ...pdf, file: '' }]),
    sends: `POST ${MERGE}/api/mergepdf`,
    body: [{ idTest: 31, name: 'anexo.pdf', extension: 'PDF', file: 'JVBERi0xLjQK' }],
  },
} satisfies Readonly<Record<string, ExpectedCall>>;
