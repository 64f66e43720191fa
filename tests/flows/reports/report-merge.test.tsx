import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { PDFDocument } from 'pdf-lib';
import { beforeEach, expect, it } from 'vitest';

import { base64FromBytes } from '@/lib/files/base64';
import { LABORATORY, RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { READY } from './open-order';
import { answerReports, lisAttachment, lisTest } from './report-answers';
import { startFinalReport } from './report-button';
import { watchReports, type ReportWorld } from './report-world';
import { reportText } from '@tests/support/reports/reports';

const MERGE_SERVER = `${LABORATORY}/merge`;

/** A document with a page for each text. */
async function pdf(...texts: readonly string[]): Promise<string> {
  const document = await PDFDocument.create();
  for (const text of texts) document.addPage([300, 300]).drawText(text, { x: 20, y: 20 });
  return base64FromBytes(await document.save());
}

let browser: ReportWorld['browser'];
/** The token and the names of the documents of each call to the merge server. */
let asked: [string | null, unknown][];

beforeEach(async () => {
  ({ browser } = watchReports());
  const files = ['uno', 'dos'].map(async (name) => lisAttachment(name, 'PDF', await pdf(name)));
  answerReports([lisTest(1)], await Promise.all(files));
  asked = [];
});

async function madeReport(mergeUrl: string, answer: () => Response): Promise<string> {
  server.use(
    http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, mergeUrl })),
    http.post('*/mergepdf', async ({ request }) => {
      const body = (await request.json()) as { name: string }[];
      asked.push([request.headers.get('authorization'), body.map(({ name }) => name)]);
      return answer();
    }),
  );
  await startFinalReport();
  await screen.findByText(READY);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  return reportText(browser.blobs.get('blob:report-1'));
}

it('the merge server joins the documents, and is told no token', async () => {
  const merged = await pdf('servidor 1', 'servidor 2');
  const text = await madeReport(MERGE_SERVER, () => HttpResponse.json(merged));
  expect(text).toMatch(/servidor1servidor2$/);
  expect(asked).toEqual([[null, ['uno', 'dos']]]);
});

it.each([
  ['it asks for a token', MERGE_SERVER, 1],
  ['the installation names none', '', 0],
])('where %s the browser merges the documents, and nothing is missing', async (...row) => {
  const [, mergeUrl, calls] = row;
  const text = await madeReport(mergeUrl, () => new HttpResponse(null, { status: 401 }));
  expect(text).toMatch(/unodos$/);
  expect(asked).toHaveLength(calls);
});
