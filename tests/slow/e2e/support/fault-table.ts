import type { CallName } from '@tests/unit/api/calls/all-calls';

import type { BrowserFault } from './browser-faults';
import {
  LATE,
  OFFLINE,
  IGNORED,
  LINK_OVER,
  NOT_SENT,
  REFUSED,
  RULE,
  SAID,
  SESSION_OVER,
  UNAUTHORIZED,
  UNDELIVERED,
  UNHARMED,
  UNREACHABLE,
  UNREADABLE,
  blocked,
  empty,
  partly,
  retry,
  stopped,
  unsure,
  type Outcome,
} from './outcomes';

/** Calls of the contract that the portal can make and that serve no screen. */
export const WITHOUT_SCREEN = [
  'listUsers',
  'getUser',
  'listUserRouters',
  'updateProfile',
  'listOrderReports',
  'sendMailByApp',
] as const satisfies readonly CallName[];

export type ScreenCall = Exclude<CallName, (typeof WITHOUT_SCREEN)[number]>;
export type Row = Readonly<Record<BrowserFault, Outcome>>;

/** A reading call of somebody who is signed in; `empty` is each call's own. */
const READ = {
  drop: UNREACHABLE,
  offline: OFFLINE,
  stall: LATE,
  truncated: UNREACHABLE,
  '401': SESSION_OVER,
  '403': SESSION_OVER,
  '404': REFUSED,
  '429': REFUSED,
  '502': REFUSED,
  '500-code-0': SAID,
  '500-code-1': SAID,
  '500-code-2': RULE,
  html: UNREADABLE,
  'wrong-shape': UNREADABLE,
} satisfies Omit<Row, 'empty'>;

/** Before anybody is signed in there is no session to end. */
const PUBLIC = { ...READ, '401': UNAUTHORIZED, '403': UNAUTHORIZED };

type Change = (outcome: Outcome) => Outcome;

/** The row with every failure told in another way; the end of a session stays one. */
function each<Fault extends BrowserFault>(
  row: Readonly<Record<Fault, Outcome>>,
  change: Change,
): Readonly<Record<Fault, Outcome>> {
  const entries = Object.entries<Outcome>(row).map(([fault, outcome]) => [
    fault,
    outcome.code === 'S' ? outcome : change(outcome),
  ]);
  return Object.fromEntries(entries) as Readonly<Record<Fault, Outcome>>;
}

const same =
  (outcome: Outcome): Change =>
  () =>
    outcome;

const REPORT = each(READ, stopped);
/** The portal's own host is asked for a file first, beside the data of the report: without a network either may be told. */
const REPORT_FILES = {
  ...REPORT,
  offline: stopped(retry(/No hay conexión a internet|No se pudo leer un archivo de informes/)),
};
const NO_DATA = stopped(empty(/No existen? datos para generar el reporte/));
const UNKNOWN = unsure(/No se pudo confirmar/);
/** A refused request and a broken rule did nothing; whatever else comes in the place of a confirmation may have been done. */
const WRITE = { ...each(READ, same(UNKNOWN)), '404': REFUSED, '500-code-2': RULE };
/** What is stored is read before a save, and once more after it: without a network nothing is sent, and what was ignored is found. */
const READ_AGAIN = {
  offline: retry(/no se guard(?:ó|aron)\.\s*No hay conexión a internet/),
  html: IGNORED,
  'wrong-shape': IGNORED,
  empty: IGNORED,
};
const PUBLIC_WRITE = {
  ...WRITE,
  '401': UNAUTHORIZED,
  '403': UNAUTHORIZED,
};

/** The mail server's own refusal is a mail that was not sent; of everything else nobody knows. */
const MAIL: Row = {
  ...each(PUBLIC, same(UNKNOWN)),
  '401': NOT_SENT,
  '403': NOT_SENT,
  '404': NOT_SENT,
  '500-code-0': NOT_SENT,
  '500-code-1': NOT_SENT,
  '500-code-2': NOT_SENT,
  empty: NOT_SENT,
};

/** What people see of each fault of each call. Does not compile while a call or a fault is missing. */
export const BROWSER_OUTCOMES: Readonly<Record<ScreenCall, Row>> = {
  getConfiguration: {
    ...each(PUBLIC, blocked),
    empty: { code: 'B', words: /respondió sin la configuración del portal/ },
  },
  listUserTypes: {
    ...each(PUBLIC, blocked),
    empty: partly(/El laboratorio no entregó los tipos de usuario/),
  },
  listDocumentTypes: {
    ...each(PUBLIC, same(partly(/El laboratorio no entregó todos los tipos de documento/))),
    empty: UNHARMED,
  },
  getWebQueryDemographic: {
    ...each(PUBLIC, same(partly(/Falta un tipo de usuario/))),
    empty: UNHARMED,
  },
  login: {
    ...PUBLIC,
    stall: unsure(/No se pudo confirmar el inicio de sesión/),
    '500-code-2': empty(/El usuario no es válido/),
    empty: UNREADABLE,
  },
  startPasswordRecovery: {
    ...PUBLIC_WRITE,
    '500-code-2': empty(/Revise el tipo de usuario/),
    empty: retry(/Usuario no encontrado|Revise el tipo/),
  },
  sendMail: MAIL,
  sendMailByService: MAIL,
  // A refused token ends the link, with the way to a new one.
  resetPassword: { ...PUBLIC_WRITE, '401': LINK_OVER, '403': LINK_OVER, empty: UNKNOWN },
  getPresetUser: { ...PUBLIC, empty: empty(/No hay usuario creado/) },
  searchOrders: { ...READ, empty: empty(/No se encontraron órdenes con estos filtros/) },
  listAreas: { ...each(READ, ({ words }) => partly(words)), empty: UNHARMED },
  listOrderResults: { ...READ, empty: empty(/La orden aún no tiene resultados disponibles/) },
  // An answer without a test is not the word that the test has no history.
  listResultHistory: { ...READ, empty: empty(/Puede faltar algún resultado/) },
  getMicrobialDetection: { ...READ, empty: UNDELIVERED },
  // A wrong current password may come as 401 too: it is told, and the session goes on.
  updatePassword: { ...WRITE, '401': UNAUTHORIZED, '403': UNAUTHORIZED, empty: UNHARMED },
  orderHeader: { ...REPORT, empty: NO_DATA },
  finalReport: { ...REPORT, empty: NO_DATA },
  printingReport: { ...REPORT, empty: NO_DATA },
  listValidatingUsers: { ...REPORT, empty: UNHARMED },
  getLisConfiguration: { ...REPORT, empty: UNHARMED },
  listLisDemographics: { ...REPORT, empty: UNHARMED },
  listReportTemplates: { ...REPORT_FILES, empty: stopped(UNREADABLE) },
  getReportLabels: { ...REPORT_FILES, empty: stopped(UNREADABLE) },
  // The browser merges what the server did not; without a network there is no report to merge.
  mergePdf: {
    ...each({ ...PUBLIC, empty: UNHARMED }, same(UNHARMED)),
    offline: stopped(OFFLINE),
  },
  changeStateTest: {
    ...each(READ, same(partly(/no se pudo registrar su entrega/))),
    empty: UNHARMED,
  },
  saveConfiguration: { ...WRITE, ...READ_AGAIN },
  saveUserTypes: { ...WRITE, ...READ_AGAIN },
};
