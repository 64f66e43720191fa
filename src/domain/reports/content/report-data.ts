import type { AttachmentLoss } from '@/domain/reports/attachments/attachment';

/** Which report: the final one, or the preliminary one with tests of every state. */
export type ReportKind = 'final' | 'preliminary';

/** The order of a report, every value ready to print; empty where the laboratory has none. */
export interface ReportHead {
  readonly title: string;
  readonly orderNumber: string;
  readonly createdDate: string;
  readonly patientName: string;
  /** Type and number. */
  readonly patientDocument: string;
  readonly birthday: string;
  /** At the order's date. */
  readonly age: string;
  readonly sex: string;
  readonly race: string;
  readonly physician: string;
  readonly account: string;
  readonly rate: string;
  readonly type: string;
  readonly branch: string;
  readonly service: string;
  /** First taking and last validation of the tests reported. */
  readonly takenDate: string;
  readonly validationDate: string;
  readonly userName: string;
  readonly generatedAt: string;
  readonly laboratoryName: string;
  /** Address, telephone, registration, web: lines of the portal's configuration. */
  readonly laboratoryContact: readonly string[];
  /** Data URL; empty when none. */
  readonly laboratoryLogo: string;
  /** `#rrggbb`. */
  readonly laboratoryColor: string;
  /** Print type 1 final, 4 preliminary; destination 2. */
  readonly printType: string;
  readonly destination: string;
  /** Address of the order's print link; empty when the portal's own address is unknown. */
  readonly printLink: string;
}

/** One sensitivity of a culture. */
export interface ReportAntibiotic {
  readonly antibiotic: string;
  readonly mic: string;
  readonly interpretation: string;
}

/** A microorganism with its antibiogram. */
export interface ReportMicroorganism {
  readonly name: string;
  readonly comment: readonly string[];
  readonly antibiotics: readonly ReportAntibiotic[];
}

/**
 * One test, or one option of a test with a template. `unit` and `comment` may hold the marks of `lib/text/marked-text`; everything
 * else is text as it is.
 */
export interface ReportRow {
  /** Its name; where the test comes several times, with its sample. */
  readonly test: string;
  readonly result: string;
  /** The number that the result means, or null. */
  readonly number: number | null;
  readonly isAltered: boolean;
  /** Altered by a mark that was understood: one that could not be read asks for attention, and says nothing of the limits. */
  readonly isOutside: boolean;
  /** Arrow and words; they survive a grey printer. Empty for a normal result and for one without a mark. */
  readonly flag: string;
  /** A sentence on the flag, for one that is not the laboratory's; else empty. */
  readonly note: string;
  readonly unit: string;
  readonly interval: string;
  /** Own technique where it must be printed, else empty. */
  readonly technique: string;
  readonly comment: readonly string[];
  readonly resultDate: string;
  readonly validationDate: string;
  readonly validatedBy: string;
  readonly microorganisms: readonly ReportMicroorganism[];
  /** What a template result consists of: name, result, normal result as interval, comment. */
  readonly options: readonly ReportRow[];
}

/** A profile of an area; without name for the tests that stand by themselves. */
export interface ReportProfile {
  readonly name: string;
  readonly technique: string;
  readonly rows: readonly ReportRow[];
}

/** One area of the report, profiles and tests in print order. */
export interface ReportArea {
  readonly name: string;
  readonly profiles: readonly ReportProfile[];
}

/** Who answers for the results of an area. */
export interface ReportSignature {
  readonly area: string;
  readonly name: string;
  readonly identification: string;
  /** Bare base64 picture; empty when none. */
  readonly picture: string;
  /** Says that the laboratory did not deliver this signature; empty when it did, or has none. */
  readonly note: string;
}

/**
 * All that a report shows, built once and the same for every engine. Values are never
 * formatted again.
 */
export interface ReportData {
  readonly kind: ReportKind;
  readonly head: ReportHead;
  readonly hasAidFilter: boolean;
  readonly areas: readonly ReportArea[];
  /** Says how much of the report could not be read: paper outlives the notes of the screen. Empty when nothing. */
  readonly unreadable: string;
  /** What the paper says of characters that its typeface lacks, before their codes. */
  readonly boxed: string;
  /** Says first that the report is not all of its order yet, and how much of it; empty when it is. */
  readonly partial: string;
  /** Words for attachments that are printed without all that their files hold. */
  readonly lessened: {
    readonly title: string;
    readonly help: string;
    readonly losses: Readonly<Record<AttachmentLoss, string>>;
  };
  /** Comments of the order, one paragraph each. */
  readonly comments: readonly string[];
  /** Names of tests that are not validated yet and may be named. */
  readonly pending: readonly string[];
  readonly signatures: readonly ReportSignature[];
}
