/** Panic blocking (docs/contract.md §3, BloqueaPanicos): nothing, the pathological test, or the whole order. */
export type PanicBlocking = 'none' | 'test' | 'order';

/**
 * The laboratory's configuration, decoded and typed (docs/behaviour.md §3; docs/contract.md §3). Secrets (mail password,
 * retired captcha key) are dropped while decoding and are not part of it.
 */
export interface Settings {
  readonly branding: {
    /** Main page link; empty when none. */
    readonly url: string;
    /** `#rrggbb` in lower case. */
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
    /** Stored only, no effect on screen: hide results with an outstanding balance. */
    readonly outstandingBalance: boolean;
    /** Stored only, superseded by the user type's own flag. */
    readonly showConfidential: boolean;
    /** MostrarResultado as stored: `5` entered, `0` checked; other texts are kept. */
    readonly resultRule: string;
    /** Texts that the server puts in place of a pending and of a restricted result. */
    readonly pendingText: string;
    readonly restrictedText: string;
  };
  readonly reports: {
    readonly preliminary: boolean;
    readonly direct: boolean;
    readonly zipForCustomers: boolean;
    /** LIS front-end folder; kept for the app server's calls. */
    readonly path: string;
    /** Demographic that chooses the template; 0 for the general one. */
    readonly templateDemographicId: number;
    /** File names: 1 order, 2 order and history, 3 order and patient, 4 history and order, 5 patient and order, 6 custom. */
    readonly fileNaming: number;
    /** The LIS sends attachments with a report. */
    readonly attachments: boolean;
  };
  /** Sending of the recovery mail; its password is never part of the settings. Texts as stored. */
  readonly mail: {
    /** OUTLOOK, OTRO or empty, which counts as OTRO. */
    readonly server: string;
    readonly sender: string;
    readonly host: string;
    readonly port: string;
    /** TLS or SSL. */
    readonly security: string;
    /** smtp or smtps. */
    readonly protocol: string;
  };
  /** LIS base as stored; empty = "debe configurar la URL del LIS". */
  readonly lisUrl: string;
  /** Date format in capitals, dayjs tokens, e.g. DD/MM/YYYY. */
  readonly dateFormat: string;
  /** Recovery mail with USER, LINK, DATE and LAB between double bars. */
  readonly mailBody: string;
  /** Security API of the server; kept and saved, never called from here. */
  readonly securityUrl: string;
}
