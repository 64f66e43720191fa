import type { MailMessage } from '@/domain/mail/mail-message';

/** The mail as every mail call takes it; `path` is the picture itself, despite its name (docs/contract.md). */
export function mailRequest({ subject, body, recipients, pictures }: MailMessage) {
  return {
    subject,
    body,
    recipients,
    attachment: pictures.map(({ fileName, content, contentId }) => ({
      filename: fileName,
      path: content,
      cid: contentId,
    })),
    webquery: true,
  };
}
