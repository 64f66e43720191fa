import { screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { PDFDocument } from 'pdf-lib';
import { beforeEach, expect, it, vi } from 'vitest';

import { base64FromBytes } from '@/lib/files/base64';
import { LABORATORY, RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { answerReports, lisAttachment, lisTest } from '@tests/support/reports/report-answers';
import { startFinalReport } from '@tests/support/reports/report-screen';
import { watchReports, type ReportWorld } from '@tests/support/reports/report-world';
import { reportText } from '@tests/support/reports/reports';

const MERGE = `${LABORATORY}/merge/api/mergepdf`;

async function pdf(text: string): Promise<string> {
  const document = await PDFDocument.create();
  document.addPage([300, 300]).drawText(text, { x: 20, y: 20 });
  return base64FromBytes(await document.save());
}

let browser: ReportWorld['browser'];

beforeEach(async () => {
  ({ browser } = watchReports());
  answerReports(
    [lisTest(1)],
    [lisAttachment('uno', 'pdf', await pdf('uno')), lisAttachment('dos', 'PDF', await pdf('dos'))],
  );
});

async function madeReport(mergeUrl: string): Promise<string> {
  server.use(http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, mergeUrl })));
  await startFinalReport();
  await screen.findByText('El informe está listo.');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  return reportText(browser.blobs.get('blob:report-1'));
}

it('the merge server joins the documents, and is told no token', async () => {
  const asked: [string | null, unknown][] = [];
  server.use(
    http.post(MERGE, async ({ request }) => {
      const body = (await request.json()) as { name: string }[];
      asked.push([request.headers.get('authorization'), body.map(({ name }) => name)]);
      const merged = await PDFDocument.create();
      for (const text of ['servidor 1', 'servidor 2']) {
        merged.addPage([300, 300]).drawText(text, { x: 20, y: 20 });
      }
      return HttpResponse.json(await merged.saveAsBase64());
    }),
  );
  expect(await madeReport(`${LABORATORY}/merge`)).toMatch(/servidor1servidor2$/);
  expect(asked).toEqual([[null, ['uno', 'dos']]]);
});

it('without a merge server the documents are merged in the browser', async () => {
  const asked = vi.fn();
  server.use(http.post('*/mergepdf', asked));
  expect(await madeReport('')).toMatch(/unodos$/);
  expect(asked).not.toHaveBeenCalled();
});

it.each([
  ['fails', () => new HttpResponse(null, { status: 500 })],
  ['cannot be reached', () => HttpResponse.error()],
  ['asks for a token', () => new HttpResponse(null, { status: 401 })],
  ['answers nothing', () => new HttpResponse(null, { status: 204 })],
  ['answers with a page', () => HttpResponse.html('<h1>502</h1>')],
  ['is slow to refuse', () => delay(300).then(() => new HttpResponse(null, { status: 503 }))],
])(
  'when the merge server %s the browser merges, and nothing is missing (D11)',
  async (_case, answer) => {
    server.use(http.post(MERGE, answer));
    expect(await madeReport(`${LABORATORY}/merge`)).toMatch(/unodos$/);
  },
);
