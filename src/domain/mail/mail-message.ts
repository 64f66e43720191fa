/** A picture inside a mail; the body shows it as `cid:<contentId>`. */
export interface MailPicture {
  readonly fileName: string;
  /** Bare base64. */
  readonly content: string;
  readonly contentId: string;
}

/** A mail of the portal. `body` is HTML. */
export interface MailMessage {
  readonly subject: string;
  readonly body: string;
  readonly recipients: readonly string[];
  readonly pictures: readonly MailPicture[];
}

/**
 * Mail servers answer 200 even when nothing was sent, so the outcome is what their answer says. `unconfirmed`: somebody answered,
 * but not what a mail server says, so that nobody knows.
 */
export type MailOutcome = 'sent' | 'failed' | 'unconfirmed';
