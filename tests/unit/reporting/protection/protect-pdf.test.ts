import { PDFDocument } from 'pdf-lib';
import { getDocument, PermissionFlag } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';

import { base64FromBytes } from '@/lib/files/base64';
import { protectPdf } from '@/reporting/builtin/protection/protect-pdf';
import { makeReport } from '@/reporting/builtin/report/make-report';
import { reportJob } from '@tests/support/fixtures/report-job';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages } from '@tests/support/files/pdf-text';

const PASSWORD = '1098765432';
const { template, fonts } = await loadReportParts();

/** What the licensed engine's files look like: an older version, a table of references instead of streams. */
async function foreignPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage([300, 300]).drawText('Motor ajeno 5.4', { x: 20, y: 20 });
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}

async function report(files: Parameters<typeof reportJob>[0]): Promise<Uint8Array<ArrayBuffer>> {
  return (await makeReport({ ...reportJob(files), template, fonts, drawn: null })).pdf;
}

const FOREIGN = await foreignPdf();
const ATTACHMENT = { name: 'adjunto', extension: 'pdf', file: base64FromBytes(FOREIGN) };
const SAMPLES: readonly (readonly [string, Uint8Array<ArrayBuffer>])[] = [
  ['a report', await report([])],
  ['a report with an attachment', await report([ATTACHMENT])],
  ['a file of another engine', FOREIGN],
];

function opened(pdf: Uint8Array, password?: string) {
  return getDocument({ data: pdf.slice(), password, useSystemFonts: false, verbosity: 0 }).promise;
}

const LOCKED = await Promise.all(
  SAMPLES.map(
    async ([what, plain]) =>
      [what, plain, await protectPdf({ pdf: plain, password: PASSWORD })] as const,
  ),
);
const [[, REPORT]] = SAMPLES as [(typeof SAMPLES)[number]];

describe.each(LOCKED)('%s behind a password', (_what, plain, locked) => {
  it('opens by that password alone, is written in AES-256, and shows nothing of what it holds', async () => {
    for (const password of [undefined, '', '1098765433']) {
      await expect(opened(locked, password)).rejects.toMatchObject({ name: 'PasswordException' });
    }
    const bytes = new TextDecoder('latin1').decode(locked);
    expect(bytes).toMatch(/\/R 6\b/);
    expect(bytes).toMatch(/\/AESV3\b/);
    expect(bytes).not.toMatch(/Zúñiga|1098765432|202611200007|Motor ajeno/);
  });

  it('holds the same pages with the same text, title and language, to be read, printed and copied', async () => {
    const pages = await pdfPages(locked, PASSWORD);
    expect(pages).toEqual(await pdfPages(plain));
    expect(pages.join('')).not.toBe('');
    const [before, after] = [await opened(plain), await opened(locked, PASSWORD)];
    const [own, kept] = (await Promise.all(
      [before, after].map(async (one) => (await one.getMetadata()).info),
    )) as Record<string, unknown>[];
    expect([kept?.['Title'], kept?.['Language']]).toEqual([own?.['Title'], own?.['Language']]);
    const allowed = await after.getPermissions();
    expect(allowed).toContain(PermissionFlag.COPY_FOR_ACCESSIBILITY);
    expect(allowed).toContain(PermissionFlag.COPY);
    expect(allowed).toContain(PermissionFlag.PRINT_HIGH_QUALITY);
    // Whoever opens with the owner's password gets null, everything: the reader is not that one.
    expect(allowed).not.toContain(PermissionFlag.MODIFY_CONTENTS);
    await Promise.all([before.destroy(), after.destroy()]);
  });
});

it('takes six to 32 plain signs, and locks nothing with anything else', async () => {
  for (const length of [6, 32]) {
    const password = '!~aZ09'.padEnd(length, '{}');
    const locked = await protectPdf({ pdf: REPORT, password });
    expect(await pdfPages(locked, password)).toEqual(await pdfPages(REPORT));
  }
  const others = ['', ' ', '12345', 'a'.repeat(33), 'contraseña', '１２３４５６', 'abc def'];
  for (const password of others) {
    const locking = protectPdf({ pdf: REPORT, password });
    await expect(locking, password).rejects.toThrow('not a password');
  }
});

it('refuses what it cannot read, rather than hand it on', async () => {
  const pdf = new TextEncoder().encode('%PDF-1.7 nothing');
  await expect(protectPdf({ pdf, password: PASSWORD })).rejects.toThrow();
});
