import { screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { PDFDocument } from 'pdf-lib';
import { beforeEach, expect, it, vi } from 'vitest';

import { FinalReportButton } from '@/features/reports/final-report-button';
import { base64FromBytes } from '@/lib/base64';
import { stubWorkers } from '@tests/support/in-process-worker';
import { LABORATORY, RUNTIME_FILE, server } from '@tests/support/laboratory';
import { answerReports, lisAttachment, lisTest, ORDER } from '@tests/support/report-answers';
import { openReports } from '@tests/support/report-screen';
import {
  reportText,
  serveReportFiles,
  watchBrowser,
  watchDeliveries,
} from '@tests/support/reports';

const MERGE = `${LABORATORY}/merge/api/mergepdf`;
const RULES = { onlyValidated: true, panicBlocking: 'none', seesConfidential: true } as const;

let browser: ReturnType<typeof watchBrowser>;

async function pdf(text: string): Promise<string> {
  const document = await PDFDocument.create();
  document.addPage([300, 300]).drawText(text, { x: 20, y: 20 });
  return base64FromBytes(await document.save());
}

beforeEach(async () => {
  browser = watchBrowser();
  stubWorkers();
  serveReportFiles();
  watchDeliveries();
  answerReports(
    [lisTest(1)],
    [lisAttachment('uno', 'pdf', await pdf('uno')), lisAttachment('dos', 'PDF', await pdf('dos'))],
  );
});

async function madeReport(mergeUrl: string): Promise<string> {
  server.use(http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, mergeUrl })));
  const user = await openReports(4, (settings) => (
    <FinalReportButton
      mode="on-click"
      order={ORDER}
      patient="Ana Prueba"
      settings={settings}
      rules={RULES}
      disabled={false}
    />
  ));
  await user.click(screen.getByRole('button', { name: 'Informe final' }));
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
