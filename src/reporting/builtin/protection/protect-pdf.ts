import { PDFDocument, PDFName, PDFString } from 'pdf-lib';

import { isReportPassword } from '@/domain/reports/protection/report-password';
import { hexadecimal } from '@/lib/text/hexadecimal';

/** A finished PDF, and what opens it from now on. */
export interface ProtectionJob {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly password: string;
}

const OWNER_BYTES = 32;
/** Screen readers count as extraction: without `contentAccessibility` they are locked out. */
const PERMISSIONS = {
  printing: 'highResolution',
  copying: true,
  contentAccessibility: true,
} as const;

/** Nobody gets it: left out, it would be the reader's own, who could then take the protection off. */
function ownerPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(OWNER_BYTES));
  return hexadecimal(bytes);
}

/** The library encrypts texts that are objects of their own only; the language stands within another and would come out as none. */
function keepLanguage({ catalog, context }: PDFDocument): void {
  const name = PDFName.of('Lang');
  const language = catalog.lookup(name);
  if (language instanceof PDFString) catalog.set(name, context.register(language));
}

/**
 * The same document behind a password, AES-256 (R6). Rejects when the password is none and when the document
 * cannot be read or claims PDF/A, which forbids encryption.
 */
export async function protectPdf({
  pdf,
  password,
}: ProtectionJob): Promise<Uint8Array<ArrayBuffer>> {
  if (!isReportPassword(password)) throw new RangeError('not a password');
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  keepLanguage(document);
  document.encrypt({
    userPassword: password,
    ownerPassword: ownerPassword(),
    permissions: PERMISSIONS,
  });
  return new Uint8Array(await document.save());
}
