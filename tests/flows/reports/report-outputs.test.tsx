import { screen, waitFor, within } from '@testing-library/react';
import { PDFDocument } from 'pdf-lib';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { READY } from './open-order';
import {
  answerOrder,
  answerReports,
  lisAttachment,
  lisHeader,
  lisTest,
  ORDER,
} from './report-answers';
import { openFinalReport } from './report-button';
import { watchReports, type ReportWorld } from './report-world';
import { reportText } from '@tests/support/reports/reports';
import { base64FromBytes } from '@/lib/files/base64';
import { changeLayout, touchScreen, wideScreen } from '@tests/support/page/screen-width';

const FINAL = 'Informe final';

let browser: ReportWorld['browser'];
let deliveries: ReportWorld['deliveries'];

beforeEach(() => {
  ({ browser, deliveries } = watchReports());
  answerReports();
});

/** What a browser can do beyond a simulated one. */
function stubDevice(abilities: Readonly<Record<string, unknown>>): void {
  const { navigator } = window;
  const { userAgent, language } = navigator;
  vi.stubGlobal('navigator', { onLine: true, userAgent, language, ...abilities });
  onTestFinished(() => {
    vi.stubGlobal('navigator', navigator);
  });
}

/** A report that no window shows: the browser blocks it. */
async function makeReport() {
  const user = await openFinalReport();
  browser.open.mockReturnValue(null);
  await user.click(screen.getByRole('button', { name: FINAL }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Generando informes/ }));
  await dialog.findByText(READY);
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { user, dialog, press };
}

it('a blocked window leaves buttons; what is neither shown nor printed is no delivery, and one that is is recorded once', async () => {
  stubDevice({ pdfViewerEnabled: true });
  touchScreen();
  const { dialog, press } = await makeReport();
  const buttons = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Cerrar', 'Imprimir', 'Abrir informe', 'Descargar']);
  expect(await dialog.findByText('3 páginas')).toBeVisible();
  await press('Abrir informe');
  await press('Imprimir');
  expect(await dialog.findByText(/No se pudo imprimir/)).toBeVisible();
  expect(deliveries).toEqual([]);

  const print = vi.fn();
  wideScreen();
  const append = vi.spyOn(document.body, 'append').mockImplementation((frame) => {
    Object.defineProperty(frame, 'contentWindow', { value: { focus: vi.fn(), print } });
    (frame as HTMLElement).dispatchEvent(new Event('load'));
  });
  onTestFinished(() => {
    append.mockRestore();
  });
  await press('Imprimir');
  await expect.poll(() => deliveries).toHaveLength(1);
  await press('Imprimir');
  await press('Descargar');
  expect(print).toHaveBeenCalledTimes(2);
  expect(browser.downloads).toHaveLength(1);
  expect(deliveries).toHaveLength(1);
});

it('a browser without a PDF viewer gets the file under its name, by itself too, and that is the delivery', async () => {
  stubDevice({ pdfViewerEnabled: false });
  const { dialog, press } = await makeReport();
  expect(dialog.getByText(/Este navegador no muestra archivos PDF/)).toBeVisible();
  await press('Abrir informe');
  await press('Imprimir');
  await expect
    .poll(() => browser.downloads.map(({ name }) => name))
    .toEqual([`${ORDER}.pdf`, `${ORDER}.pdf`, `${ORDER}.pdf`]);
  expect(browser.open).not.toHaveBeenCalled();
  expect(deliveries).toHaveLength(1);
});

it('says what the pages of an attachment do not keep, and offers its untouched original, but not where files are locked', async () => {
  const document = await PDFDocument.create();
  document.addPage([200, 200]);
  await document.attach(new Uint8Array([1]), 'datos.xml');
  const file = await document.save();
  const beside = { attachments: [lisAttachment('eco', 'pdf', base64FromBytes(file))] };
  const order = { ...lisHeader(), resultTest: [lisTest(1)] };
  answerOrder(order, beside);
  const { user, dialog, press } = await makeReport();
  const note = dialog.getByRole('note');
  expect(note).toHaveTextContent(/1 adjunto se incluyó, pero no todo lo que trae:eco: sin los/);
  await press('Descargar el original de eco');
  const [original] = browser.downloads;
  expect(original?.name).toBe(`${ORDER}-1.pdf`);
  const given = browser.blobs.get(original?.href ?? '');
  expect(new Uint8Array((await given?.arrayBuffer()) ?? [])).toEqual(new Uint8Array(file));
  expect(deliveries).toEqual([]);

  await press('Cerrar');
  answerOrder(order, { ...beside, encrypt: true });
  await user.click(screen.getByRole('button', { name: FINAL }));
  await screen.findByText(READY);
  expect(screen.getByText(/1 adjunto se incluyó/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /original/ })).not.toBeInTheDocument();
});

it('a device shares a file that names no patient; only one that was handed over is a delivery', async () => {
  const share = vi.fn<(data: { files: File[] }) => Promise<void>>();
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  share.mockResolvedValue();
  stubDevice({ canShare: () => true, share });
  const { dialog, press } = await makeReport();

  changeLayout('narrow');
  expect(dialog.getAllByRole('button')[1]).toHaveTextContent('Compartir o guardar');
  changeLayout('wide');
  await press('Compartir');
  await waitFor(() => {
    expect(share).toHaveBeenCalledTimes(1);
  });
  expect(dialog.queryByText(/No se pudo compartir/)).not.toBeInTheDocument();
  await press('Compartir');
  expect(await dialog.findByText(/No se pudo compartir/)).toBeVisible();
  expect(deliveries).toEqual([]);

  await press('Compartir');
  await expect.poll(() => deliveries).toHaveLength(1);
  const [file] = share.mock.calls[2]?.[0].files ?? [];
  expect([file?.name, file?.type]).toEqual([`${ORDER}.pdf`, 'application/pdf']);
});

it('in large letters it is the same report and the same delivery, unless it says something new', async () => {
  const { user, dialog, press } = await makeReport();
  let reports = 1;
  const turn = async () => {
    await user.click(await dialog.findByRole('checkbox', { name: 'Letra grande' }));
    reports += 1;
    await expect.poll(() => browser.blobs.size).toBe(reports);
    await dialog.findByText(READY);
    await press('Descargar');
  };
  const madeReport = async (at: number) => {
    const blob = browser.blobs.get(`blob:report-${at}`) ?? new Blob();
    const document = await PDFDocument.load(await blob.arrayBuffer());
    // Of the digits some are the time at which each was made.
    const words = (await reportText(blob)).replace(/\d/g, '');
    return { width: document.getPage(0).getWidth(), letters: new Set(words) };
  };
  await press('Descargar');
  await turn();
  expect(dialog.getByRole('checkbox', { name: 'Letra grande' })).toBeChecked();
  await turn();
  const [usual, large, again] = [await madeReport(1), await madeReport(2), await madeReport(3)];
  expect([usual.width, large.width, again.width]).toEqual([612, 792, 612]);
  expect(large.letters).toEqual(usual.letters);
  expect(browser.downloads).toHaveLength(3);
  await expect.poll(() => deliveries).toHaveLength(1);

  answerOrder({ ...lisHeader(), resultTest: [lisTest(1, { result: '7.7' })] });
  await turn();
  await expect.poll(() => deliveries).toHaveLength(2);
  // Whoever begins anew is told anew.
  await press('Cerrar');
  await user.click(screen.getByRole('button', { name: FINAL }));
  await user.click(await screen.findByRole('button', { name: 'Descargar' }));
  await expect.poll(() => deliveries).toHaveLength(3);
});
