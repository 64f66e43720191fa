import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { EmbeddedReport } from '@/features/reports/embedded-report';
import { answerOrder, lisHeader, lisTest, ORDER } from '@tests/support/reports/report-answers';
import { openReports } from '@tests/support/reports/report-screen';
import { watchReports, type ReportWorld } from '@tests/support/reports/report-world';
import { reportText } from '@tests/support/reports/reports';

/** Sizes of the documents that pdf.js was given. */
const opened = vi.hoisted((): number[] => []);

// pdf.js draws on canvases, which jsdom lacks; a document that cannot be shown can still leave.
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  VerbosityLevel: { ERRORS: 0 },
  PDFWorker: { create: () => ({ destroy: () => undefined }) },
  getDocument: ({ data }: { data: Uint8Array }) => {
    opened.push(data.length);
    return { promise: Promise.reject(new Error('no canvas')), destroy: () => Promise.resolve() };
  },
}));

const RULES = { onlyValidated: true, panicBlocking: 'none', seesConfidential: true } as const;
let browser: ReportWorld['browser'];

beforeEach(() => {
  ({ browser } = watchReports());
  opened.length = 0;
});

it('a report is read without a password in the page, and leaves it behind one (G11)', async () => {
  const header = lisHeader();
  const patient = { ...header.patient, patientId: '1.098.765.432' };
  answerOrder({ ...header, patient, resultTest: [lisTest(1)] }, { encrypt: 'true' });
  const user = await openReports(
    4,
    <EmbeddedReport answeredAt={0} kind="final" order={ORDER} patient={null} rules={RULES} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  expect(screen.getByRole('note')).toHaveTextContent(
    'La contraseña es el número de documento del paciente, sin puntos ni espacios.',
  );
  await waitFor(() => {
    expect(browser.downloads).toHaveLength(1);
  });
  const file = browser.blobs.get(browser.downloads[0]?.href ?? '');
  expect(await reportText(file, '1098765432')).toContain('Examen15mg/dL');
  await expect(reportText(file)).rejects.toThrow();
  expect(new Set(opened)).toEqual(new Set([browser.blobs.get('blob:report-1')?.size]));
});
