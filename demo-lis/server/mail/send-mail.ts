import { createTransport } from 'nodemailer';

import type { LaboratoryContext } from '@demo-lis/server/laboratory-context';
import { readSetting } from '@demo-lis/server/queries/settings';
import { fieldsOf, listIn, textIn } from '@demo-lis/server/request-body';
import type { Fields } from '@demo-lis/server/request-body';

/** A mail with inline pictures (contract: MailRequest). */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  /** Only those that look like addresses. */
  readonly recipients: readonly string[];
  readonly pictures: readonly { filename: string; base64: string; cid: string }[];
}

/** Reads a mail request. */
export function mailOf(body: Fields): Mail {
  return {
    subject: textIn(body, 'subject'),
    html: textIn(body, 'body'),
    recipients: listIn(body, 'recipients').filter(
      (address): address is string =>
        typeof address === 'string' && /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address),
    ),
    pictures: listIn(body, 'attachment')
      .map(fieldsOf)
      .map((file) => ({
        filename: textIn(file, 'filename'),
        // Despite its name the field holds the picture.
        base64: textIn(file, 'path'),
        cid: textIn(file, 'cid'),
      })),
  };
}

/** Sends a mail over SMTP to the catcher; false when there is no recipient or no mail server. */
export async function sendMail(lab: LaboratoryContext, mail: Mail): Promise<boolean> {
  if (lab.smtpPort === null || mail.recipients.length === 0) return false;
  const sender = await readSetting(lab, 'SmtpAuthUser');
  const transport = createTransport({
    host: '127.0.0.1',
    port: lab.smtpPort,
    ignoreTLS: true,
    connectionTimeout: 5_000,
  });
  try {
    await transport.sendMail({
      from: sender === '' ? 'portal@laboratorio.example' : sender,
      to: [...mail.recipients],
      subject: mail.subject,
      html: mail.html,
      textEncoding: 'base64',
      attachments: mail.pictures.map(({ filename, base64, cid }) => ({
        filename,
        content: Buffer.from(base64, 'base64'),
        cid,
      })),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return true;
  } catch {
    return false;
  } finally {
    transport.close();
  }
}
