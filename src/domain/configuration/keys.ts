/**
 * Who keeps a key: the portal (editable here), the LIS (read only), or the LIS read one by one with
 * `GET /api/configuration/{key}`.
 */
export type KeyOwner = 'portal' | 'lis' | 'lis-single';

/** What a key holds. How it is read, edited, checked and shown in a conflict follows from it. */
export type KeyKind =
  | 'flag'
  /** One line of any text, and lines of a form that the editor checks. */
  | 'line'
  | 'link'
  | 'lisUrl'
  | 'mailAddress'
  | 'port'
  | 'color'
  /** A whole data URL. */
  | 'picture'
  /** Rich text, kept as it is, blanks included. */
  | 'html'
  /** A code out of a short list; a stored one that nobody offers is kept. */
  | 'list'
  | 'panicBlocking'
  | 'whole'
  /** The id of a demographic; those of the LIS itself are negative. */
  | 'demographic'
  | 'dateFormat'
  /** Never part of the settings, never shown. */
  | 'secret';

/** Settings that stand together in the editor; `features/configuration/tabs/form-tabs` has the tab of each. */
export type KeyGroup =
  | 'identity'
  | 'background'
  | 'contact'
  | 'services'
  | 'signIn'
  | 'search'
  | 'results'
  | 'reports'
  | 'terms'
  | 'mailServer'
  | 'mailBody';

/** Where a key's value stands in `Settings`. */
export type SettingsPath =
  | `${'branding' | 'login' | 'search' | 'results' | 'reports'}.${string}`
  | 'lisUrl'
  | 'dateFormat'
  | 'mailBody';

/** One key of the server's configuration. */
export interface ConfigurationKey {
  readonly owner: KeyOwner;
  readonly kind: KeyKind;
  /** Position in the editor; null when it has none. */
  readonly index: number | null;
  /** Null: nobody edits it here. */
  readonly group: KeyGroup | null;
  /** Null: only the editor reads it, if anybody does. */
  readonly path: SettingsPath | null;
  /** The stored text that counts when the server sends none. */
  readonly fallback: string;
  /**
   * The one that counts when an entry is there and cannot be read, where it is not the fallback: that of rules that protect
   * somebody.
   */
  readonly strict?: string;
  /** Of what the editor takes, in characters. */
  readonly limit?: 64 | 128;
  /** The least and the greatest of a whole number; left out, those of an id. */
  readonly range?: readonly [min: number, max: number];
}

/** Makes the rows of one kind that the portal keeps: position, group in the editor, path in the settings. */
const portal =
  <const Kind extends KeyKind>(kind: Kind, fallback = '') =>
  <const Group extends KeyGroup | null, const Path extends SettingsPath | null>(
    index: number | null,
    group: Group,
    path: Path,
  ) =>
    ({ owner: 'portal', kind, index, group, path, fallback }) as const;

const flag = portal('flag', 'false');
const line = portal('line');
const link = portal('link');
const picture = portal('picture');
const html = portal('html');
const secret = portal('secret');

/** Makes the rows that the LIS keeps. */
const lis = <const Kind extends KeyKind, const Path extends SettingsPath | null>(
  kind: Kind,
  path: Path,
  fallback = '',
) => ({ owner: 'lis', kind, index: null, group: null, path, fallback }) as const;

/** The colour of a laboratory that has chosen none. */
export const FACTORY_COLOR = '#7096de';

/**
 * Every key of the contract's table under its wire name, those that can be edited in the order of the screen. A new key is one
 * row here, its label and its help (`configuration.label` and `configuration.help` of the texts) and its use.
 */
export const CONFIGURATION_KEYS = {
  /** Page title, mail placeholder LAB. */
  Titulo: { ...line(2, 'identity', 'branding.title'), limit: 64 },
  Color: portal('color', FACTORY_COLOR)(1, 'identity', 'branding.color'),
  Logo: picture(3, 'identity', 'branding.logo'),
  Banner: picture(4, 'identity', 'branding.banner'),
  FondoLogin: picture(null, 'background', 'branding.loginBackground'),
  Informacion: { ...line(5, 'contact', 'branding.information1'), limit: 64 },
  Informacion2: { ...line(6, 'contact', 'branding.information2'), limit: 64 },
  /** The link at the foot of every page. */
  URL: { ...link(0, 'contact', 'branding.url'), limit: 64 },
  /** Where the LIS is, as stored. Empty: "debe configurar la URL del LIS". */
  ServiciosLISUrl: { ...portal('lisUrl')(18, 'services', 'lisUrl'), limit: 64 },
  /** The server's own; never called from here. */
  UrlSecurity: { ...link(30, 'services', null), limit: 64 },
  /** The LIS's front-end folder, of which the app server's calls tell. */
  PathFE: { ...line(19, 'services', 'reports.path'), limit: 128 },

  Captcha: { ...flag(10, 'signIn', 'login.captcha'), strict: 'true' },
  CambioContraseña: flag(11, 'signIn', 'login.passwordRecovery'),
  BusquedaOrden: flag(13, 'search', 'search.byOrder'),
  FiltroRangoFecha: flag(31, 'search', 'search.dateRange'),
  Historico: flag(7, 'results', 'results.historyTable'),
  HistoricoGrafica: flag(8, 'results', 'results.historyChart'),
  HistoricoCombinado: flag(9, 'results', 'results.historyCombined'),
  VerNombreExamen: flag(34, 'results', 'results.showTestName'),
  BloqueaPanicos: {
    ...portal('panicBlocking', '0')(15, 'results', 'results.panicBlocking'),
    strict: '2',
  },
  MostrarResultado: portal('list', '1')(16, 'results', null),
  /** Results of orders with an outstanding balance are hidden by the server, if at all. */
  ValidaSaldoPendiente: flag(12, 'results', null),
  /** Superseded by the user type's own flag. */
  MostrarConfidenciales: flag(14, 'results', null),
  directReportPrint: flag(29, 'reports', 'reports.direct'),
  VerPreliminar: {
    ...flag(35, 'reports', 'reports.preliminary'),
    fallback: 'true',
    strict: 'false',
  },
  VerReporteResultados: flag(33, 'reports', 'results.embeddedReport'),
  EmpaquetarOrdenesCliente: flag(32, 'reports', 'reports.zipForCustomers'),

  /** Empty hides their link. */
  TerminosCondiciones: html(21, 'terms', 'branding.terms'),

  /** OUTLOOK, OTRO or empty, which counts as OTRO. */
  ServidorCorreo: portal('list')(20, 'mailServer', null),
  SmtpHostName: { ...line(24, 'mailServer', null), limit: 64 },
  SmtpPort: portal('port')(26, 'mailServer', null),
  SmtpSSL: portal('list', 'SSL')(27, 'mailServer', null),
  SmtpProtocol: portal('list', 'smtp')(28, 'mailServer', null),
  SmtpAuthUser: { ...portal('mailAddress')(23, 'mailServer', null), limit: 64 },
  /** Sent only when it is typed anew. */
  SmtpPasswordUser: { ...secret(25, 'mailServer', null), limit: 64 },
  /** The recovery mail, with USER, LINK, DATE and LAB between double bars. */
  CuerpoEmail: html(22, 'mailBody', 'mailBody'),

  /** Of a captcha of the past: sent back unseen with a save. */
  LlaveCaptcha: secret(17, null, null),

  /** The institution's name in reports; the title stands in for it. */
  Entidad: lis('line', 'branding.entity'),
  FormatoFecha: lis('dateFormat', 'dateFormat', 'DD/MM/YYYY'),
  /**
   * Idle minutes before the session ends. A day at most: longer sessions would outlive the token, and timers of browsers overflow
   * far below a month.
   */
  SessionExpirationTime: { ...lis('whole', 'login.sessionMinutes', '60'), range: [1, 1440] },
  SecurityPolitics: { ...lis('flag', 'login.passwordPolicy', 'false'), strict: 'true' },
  /** Digits of the daily order number. */
  DigitosOrden: { ...lis('whole', 'search.orderDigits', '4'), range: [1, 9] },
  HistoriaAutomatica: lis('flag', null, 'false'),
  ManejoTipoDocumento: lis('flag', 'login.documentTypes', 'false'),
  /** Whether user type 5 is there, and the demographic that it stands for. */
  ManejoDemograficoConsultaWeb: lis('flag', 'login.demographicUsers', 'false'),
  DemograficoConsultaWeb: lis('whole', 'login.demographicId', '0'),
  /** Years back in the year list and history. */
  AniosConsultas: { ...lis('whole', 'search.yearsBack', '0'), range: [0, 100] },
  /** Texts that the server puts in place of a pending and of a restricted result. */
  ComentarioResultadoPendiente: lis('line', 'results.pendingText'),
  ComentarioRegistroRestringido: lis('line', 'results.restrictedText'),
  DosNombresPaciente: lis('flag', 'search.twoNames', 'true'),
  DosApellidosPaciente: lis('flag', 'search.twoSurnames', 'true'),
  /** The demographic that chooses the template; 0 for the general one. */
  DemograficoTituloInforme: {
    ...lis('demographic', 'reports.templateDemographicId', '0'),
    owner: 'lis-single',
  },
  /** File names: 1 order, 2 order and history, 3 order and patient, 4 history and order, 5 patient and order, 6 custom. */
  GenerarPDFCon: {
    ...lis('whole', 'reports.fileNaming', '1'),
    owner: 'lis-single',
    range: [1, 6],
  },
  ImprimirAdjuntos: { ...lis('flag', null, 'false'), owner: 'lis-single' },
} satisfies Readonly<Record<string, ConfigurationKey>>;

export type ConfigurationKeyName = keyof typeof CONFIGURATION_KEYS;

/** The same rows for names that a server sends. */
export const KEYS_BY_NAME: ReadonlyMap<string, ConfigurationKey> = new Map(
  Object.entries(CONFIGURATION_KEYS),
);

/** The names of the rows that have these columns. */
export type KeysWith<Columns extends Partial<ConfigurationKey>> = {
  [Name in ConfigurationKeyName]: (typeof CONFIGURATION_KEYS)[Name] extends Columns ? Name : never;
}[ConfigurationKeyName];

/** The text that counts when an entry is there and cannot be read. */
export function strictText({ strict, fallback }: ConfigurationKey): string {
  return strict ?? fallback;
}
