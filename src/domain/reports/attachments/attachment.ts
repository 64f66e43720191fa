/** A file that the laboratory attached to an order. */
export interface Attachment {
  readonly name: string;
  /** As stored, any case, with or without a dot: the content decides. */
  readonly extension: string;
  /** Bare base64. */
  readonly file: string;
  readonly testId: number | null;
}

/** True for an attachment that a merge server takes: a PDF by its extension, with a content. */
export function isMergeable({ extension, file }: Attachment): boolean {
  return /^\.?pdf$/i.test(extension.trim()) && file !== '';
}

/** What a file holds that no copy of its pages keeps. */
export type AttachmentLoss = 'signature' | 'files' | 'media';
