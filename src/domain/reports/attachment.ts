/** A file that the laboratory attached to an order (spec §3, Attachment). */
export interface Attachment {
  readonly name: string;
  /** As stored, any case, with or without a dot: the content decides (behaviour.md 4.5). */
  readonly extension: string;
  /** Bare base64. */
  readonly file: string;
  readonly testId: number | null;
}
