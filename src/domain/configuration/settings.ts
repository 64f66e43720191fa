/** Panic blocking (contract §3, BloqueaPanicos): nothing, the pathological test, or the whole order. */
export type PanicBlocking = 'none' | 'test' | 'order';

/**
 * The laboratory's configuration, decoded and typed (spec §3; contract §3 holds keys, owners and defaults). Secrets (mail
 * password, retired captcha key) are dropped while decoding and are not part of it.
 */
export interface Settings {
  readonly branding: {
    /** Main page link; empty when none. */
    readonly url: string;
    /** CSS colour, `#rrggbb` or the default rgb(112, 150, 222). */
    readonly color: string;
    /** Client name, page title, mail placeholder LAB. */
    readonly title: string;
    /** Data URLs; empty when none. */
    readonly logo: string;
    readonly banner: string;
    readonly loginBackground: string;
    readonly information1: string;
    readonly information2: string;
    /** Rich text; empty hides the link. */
    readonly terms: string;
    /** Institution name in reports; falls back to the title. */
    readonly entity: string;
  };
  readonly login: {
    readonly captcha: boolean;
    readonly passwordRecovery: boolean;
    readonly passwordPolicy: boolean;
    /** Idle minutes before the session ends. */
    readonly sessionMinutes: number;
    readonly documentTypes: boolean;
    /** User type 5 is available. */
    readonly demographicUsers: boolean;
    readonly demographicId: number;
  };
  readonly search: {
    readonly byOrder: boolean;
    readonly dateRange: boolean;
    readonly twoNames: boolean;
    readonly twoSurnames: boolean;
    /** Years back in the year list and history. */
    readonly yearsBack: number;
    /** Digits of the daily order number. */
    readonly orderDigits: number;
  };
  readonly results: {
    readonly historyTable: boolean;
    readonly historyChart: boolean;
    readonly historyCombined: boolean;
    readonly showTestName: boolean;
    readonly embeddedReport: boolean;
    readonly panicBlocking: PanicBlocking;
    readonly automaticHistory: boolean;
  };
  readonly reports: {
    readonly preliminary: boolean;
    readonly direct: boolean;
    readonly zipForCustomers: boolean;
    /** LIS front-end folder; kept for the app server's calls. */
    readonly path: string;
  };
  /** LIS base as stored; empty = "debe configurar la URL del LIS". */
  readonly lisUrl: string;
  /** Date format in capitals, dayjs tokens, e.g. DD/MM/YYYY. */
  readonly dateFormat: string;
  readonly mailBody: string;
}
