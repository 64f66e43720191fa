import type { Database } from '@demo-lis/database/open-database';

import type { PlantedFault } from './planted-faults';
import type { Session, Tokens } from './tokens';

/** An internal account that the app server hands to the print screen, when there is one. */
export interface PresetUser {
  readonly username: string;
  readonly password: string;
}

/** Ways in which real laboratories differ from this one; all off unless asked for. */
export interface LaboratorySwitches {
  /** Every list of every answer comes in another order each time. */
  readonly shuffle: boolean;
  /** Milliseconds by which an answer is late at the most, each by a time of its own; 0: none is. */
  readonly late: number;
  /** The results call carries the print order of the tests, as later servers may. */
  readonly printSort: boolean;
  /** Results name their profiles and number none of them. */
  readonly profileNames: boolean;
  /** The list of orders tells of each its gravest pathology code and how many tests are not validated, as some servers do. */
  readonly summaries: boolean;
  /** The app server opens the paths that the browser sends, as those in use do, and answers `2` for any but its own. */
  readonly legacyPaths: boolean;
  /** Answers by the contract alone: nobody can ask for a fault or another shape. */
  readonly strict: boolean;
  /** Stored settings are sent as a server with that charset of its platform sends them. */
  readonly windows1252: boolean;
  /** Failures but those that the caller can mend are pages of HTML, as a servlet container's own. */
  readonly htmlErrors: boolean;
  /** The calls before the sign-in need a token too, as at the newest servers. */
  readonly closedStart: boolean;
  /** The word before a token that is taken: none is the bare token. Servers in use take one only. */
  readonly authScheme: 'any' | 'Bearer' | 'JWT' | 'none';
  /** What final reports say in `encrypt`, in whatever shape: true asks for protection. */
  readonly encrypt: unknown;
  /** The same of the accounts of orders, in `encryptionReportResult`. */
  readonly encryptAccount: unknown;
}

/** What every group of calls works with. */
export interface LaboratoryContext {
  readonly database: Database;
  /** Epoch ms. */
  readonly now: () => number;
  readonly tokens: Tokens;
  /** Port of the mail catcher on this machine; null: there is no mail server and every mail fails. */
  readonly smtpPort: number | null;
  /** Folder of the report templates; null: not set. */
  readonly reportsFolder: string | null;
  readonly presetUser: PresetUser | null;
  readonly switches: LaboratorySwitches;
  /** Planted from the start. */
  readonly faults: readonly PlantedFault[];
}

/** The answer on its real connection, which can be cut. */
export interface Connection {
  readonly outgoing: { destroy(): unknown };
}

/** Types of Hono's context. In process there is no connection. */
export interface LaboratoryEnv {
  Bindings: Connection | undefined;
  Variables: { session: Session };
}
