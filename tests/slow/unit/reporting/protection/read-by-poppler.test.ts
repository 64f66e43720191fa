import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { protectPdf } from '@/reporting/builtin/protection/protect-pdf';
import { printedReport } from '@tests/support/fixtures/printed-data';
import { hardTests } from '@tests/support/fixtures/report-order';
import { loadReportParts } from '@tests/support/fixtures/report-parts';

const PASSWORD = '1098765432';
const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;
const parts = await loadReportParts();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'protected-'));
});
afterAll(() => rm(folder, { recursive: true }));

const textOf = (file: string, ...options: readonly string[]) =>
  spawnSync('pdftotext', [...options, join(folder, file), '-'], { encoding: 'utf8' });

/** What the licensed engine's files look like: an older version, a table of references instead of streams. */
async function foreignPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage([300, 300]).drawText('Motor ajeno 5.4', { x: 20, y: 20 });
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}

it.skipIf(!hasPoppler)(
  'a protected file has the same text by its password, none without',
  async () => {
    const files = [await printedReport(parts, parts.template, hardTests), await foreignPdf()];
    for (const pdf of files) {
      await writeFile(join(folder, 'plain.pdf'), pdf);
      await writeFile(join(folder, 'locked.pdf'), await protectPdf({ pdf, password: PASSWORD }));
      const { stdout } = textOf('plain.pdf');
      expect(stdout).not.toBe('');
      expect(textOf('locked.pdf', '-upw', PASSWORD).stdout).toBe(stdout);
      for (const wrong of [[], ['-upw', ''], ['-upw', 'wrong-one']]) {
        const { status, stdout: read } = textOf('locked.pdf', ...wrong);
        expect(status).not.toBe(0);
        expect(read).toBe('');
      }
    }
  },
);
