import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PDFDocument } from 'pdf-lib';
import { getDocument, PermissionFlag } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { base64FromBytes } from '@/lib/files/base64';
import { protectPdf } from '@/reporting/builtin/protection/protect-pdf';
import { makeReport } from '@/reporting/builtin/report/make-report';
import { reportJob } from '@tests/support/fixtures/report-job';
import { loadReportParts } from '@tests/support/fixtures/report-parts';
import { pdfPages } from '@tests/support/files/pdf-text';

const PASSWORD = '1098765432';
const { template, fonts } = await loadReportParts();

async function attachment(text: string) {
  const document = await PDFDocument.create();
  document.addPage([300, 300]).drawText(text, { x: 20, y: 20 });
  return { name: text, extension: 'pdf', file: base64FromBytes(await document.save()) };
}

/** What the licensed engine's files look like: an older version, a table of references instead of streams. */
async function foreignPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage([300, 300]).drawText('Motor ajeno 5.4', { x: 20, y: 20 });
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}

async function report(files: Parameters<typeof reportJob>[0]): Promise<Uint8Array<ArrayBuffer>> {
  return (await makeReport({ ...reportJob(files), template, fonts, drawn: null })).pdf;
}

const PICTURE = {
  name: 'foto',
  extension: 'png',
  file: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};
const SAMPLES: readonly (readonly [string, Uint8Array<ArrayBuffer>])[] = [
  ['a report', await report([])],
  ['a report with attachments', await report([await attachment('Adjunto 7.25'), PICTURE])],
  ['a file of another engine', await foreignPdf()],
];

function opened(pdf: Uint8Array, password?: string) {
  return getDocument({ data: pdf.slice(), password, useSystemFonts: false, verbosity: 0 }).promise;
}

describe.each(SAMPLES)('%s behind a password (G11)', (_what, plain) => {
  let locked: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    locked = await protectPdf({ pdf: plain, password: PASSWORD });
  });

  it.each([
    ['without a password', undefined],
    ['with an empty one', ''],
    ['with a wrong one', '1098765433'],
  ])('does not open %s', async (_how, password) => {
    await expect(opened(locked, password)).rejects.toMatchObject({ name: 'PasswordException' });
  });

  it('holds the same pages with the same text', async () => {
    const pages = await pdfPages(locked, PASSWORD);
    expect(pages).toEqual(await pdfPages(plain));
    expect(pages.join('')).not.toBe('');
  });

  it('is written in AES-256, and shows nothing of what it holds', () => {
    const bytes = new TextDecoder('latin1').decode(locked);
    expect(bytes).toMatch(/\/R 6\b/);
    expect(bytes).toMatch(/\/AESV3\b/);
    expect(bytes).not.toMatch(/Zúñiga|1098765432|202611200007|Motor ajeno/);
  });

  it('lets screen readers read, and the reader print and copy', async () => {
    const document = await opened(locked, PASSWORD);
    const allowed = await document.getPermissions();
    expect(allowed).toContain(PermissionFlag.COPY_FOR_ACCESSIBILITY);
    expect(allowed).toContain(PermissionFlag.COPY);
    expect(allowed).toContain(PermissionFlag.PRINT_HIGH_QUALITY);
    // Whoever opens with the owner's password gets null, everything: the reader is not that one.
    expect(allowed).not.toContain(PermissionFlag.MODIFY_CONTENTS);
    await document.destroy();
  });

  it('keeps title and language', async () => {
    const [before, after] = [await opened(plain), await opened(locked, PASSWORD)];
    const titles = await Promise.all(
      [before, after].map(async (one) => (await one.getMetadata()).info),
    );
    const [plainInfo, lockedInfo] = titles as Record<string, unknown>[];
    expect(lockedInfo?.['Title']).toBe(plainInfo?.['Title']);
    expect(lockedInfo?.['Language']).toBe(plainInfo?.['Language']);
    await Promise.all([before.destroy(), after.destroy()]);
  });
});

it.each(['', ' ', '12345', 'a'.repeat(33), 'contraseña', '１２３４５６', 'abc def'])(
  'locks nothing with %j (G11)',
  async (password) => {
    const [[, pdf]] = SAMPLES as [(typeof SAMPLES)[number]];
    await expect(protectPdf({ pdf, password })).rejects.toThrow('not a password');
  },
);

it.each([6, 32])('takes %i signs', async (length) => {
  const [[, pdf]] = SAMPLES as [(typeof SAMPLES)[number]];
  const password = '!~aZ09'.padEnd(length, '{}');
  expect(await pdfPages(await protectPdf({ pdf, password }), password)).toEqual(
    await pdfPages(pdf),
  );
});

it('refuses what it cannot read, rather than hand it on', async () => {
  const pdf = new TextEncoder().encode('%PDF-1.7 nothing');
  await expect(protectPdf({ pdf, password: PASSWORD })).rejects.toThrow();
});

const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;

describe.runIf(hasPoppler)('read by poppler (G11)', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'protected-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  const textOf = (file: string, ...options: readonly string[]) =>
    spawnSync('pdftotext', [...options, join(folder, file), '-'], { encoding: 'utf8' });

  it.each(SAMPLES)('%s has the same text with its password, none without', async (_what, plain) => {
    await writeFile(join(folder, 'plain.pdf'), plain);
    const locked = await protectPdf({ pdf: plain, password: PASSWORD });
    await writeFile(join(folder, 'locked.pdf'), locked);
    const { stdout } = textOf('plain.pdf');
    expect(stdout).not.toBe('');
    expect(textOf('locked.pdf', '-upw', PASSWORD).stdout).toBe(stdout);
    for (const wrong of [[], ['-upw', ''], ['-upw', 'wrong-one']]) {
      const { status, stdout: read } = textOf('locked.pdf', ...wrong);
      expect(status).not.toBe(0);
      expect(read).toBe('');
    }
  });
});
