import { PDFDocument } from 'pdf-lib';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { server } from '@tests/support/environment/laboratory';
import {
  answerOrder,
  answerReports,
  lisHeader,
  lisTest,
  ORDER,
} from '@tests/support/reports/report-answers';
import { openFinalReport } from '@tests/support/reports/report-screen';
import { watchReports, type ReportWorld } from '@tests/support/reports/report-world';
import { FINAL_REPORT, reportText } from '@tests/support/reports/reports';

const FINAL = 'Informe final';
const browserOfTest = window.navigator;

let browser: ReportWorld['browser'];
let deliveries: ReportWorld['deliveries'];
let workers: ReportWorld['workers'];

beforeEach(() => {
  ({ browser, deliveries, workers } = watchReports());
  answerReports();
});

afterEach(() => {
  vi.stubGlobal('navigator', browserOfTest);
});

/** What a browser can do beyond jsdom's. */
function stubDevice(abilities: Readonly<Record<string, unknown>>): void {
  const { userAgent, language } = browserOfTest;
  vi.stubGlobal('navigator', { onLine: true, userAgent, language, ...abilities });
}

/** A device that shares files, or refuses to. */
function stubSharing(share: (data: { files: File[] }) => Promise<void>) {
  const sharing = vi.fn(share);
  stubDevice({ canShare: () => true, share: sharing });
  return sharing;
}

async function makeReport() {
  const user = await openFinalReport();
  browser.open.mockReturnValue(null);
  await user.click(screen.getByRole('button', { name: FINAL }));
  const dialog = await screen.findByRole('dialog', { name: /^Generando informes/ });
  await within(dialog).findByText('El informe está listo.');
  return { user, dialog };
}

describe('printing', () => {
  it('a blocked window leaves a button that opens the report (G10)', async () => {
    const { dialog } = await makeReport();
    expect(within(dialog).getByRole('button', { name: 'Abrir informe' })).toBeEnabled();
    expect(deliveries).toEqual([]);
  });

  it('gives the report to the printer and records its delivery once', async () => {
    const { user, dialog } = await makeReport();
    const print = vi.fn();
    stubDevice({ pdfViewerEnabled: true });
    const append = vi.spyOn(document.body, 'append').mockImplementation((frame) => {
      Object.defineProperty(frame, 'contentWindow', { value: { focus: vi.fn(), print } });
      (frame as HTMLElement).dispatchEvent(new Event('load'));
    });
    await user.click(within(dialog).getByRole('button', { name: 'Imprimir' }));
    await waitFor(() => {
      expect(deliveries).toHaveLength(1);
    });
    await user.click(within(dialog).getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(2);
    expect(deliveries).toHaveLength(1);
    append.mockRestore();
  });

  it('says so when the browser will not print, and records nothing', async () => {
    const { user, dialog } = await makeReport();
    stubDevice({ pdfViewerEnabled: false });
    await user.click(within(dialog).getByRole('button', { name: 'Imprimir' }));
    expect(await within(dialog).findByText(/No se pudo imprimir/)).toBeVisible();
    expect(deliveries).toEqual([]);
  });
});

describe('sharing', () => {
  it('is offered only by devices that share files', async () => {
    const { dialog } = await makeReport();
    expect(within(dialog).queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument();
  });

  it('hands over a file that names no patient, and records its delivery', async () => {
    const share = stubSharing(() => Promise.resolve());
    const { user, dialog } = await makeReport();
    await user.click(within(dialog).getByRole('button', { name: 'Compartir' }));
    await waitFor(() => {
      expect(deliveries).toHaveLength(1);
    });
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect(file?.name).toBe(`${ORDER}.pdf`);
    expect(file?.type).toBe('application/pdf');
  });

  it.each([
    ['chosen by nobody', new DOMException('', 'AbortError'), false],
    ['refused by the device', new DOMException('', 'NotAllowedError'), true],
  ])('%s delivers nothing', async (_case, refusal, isFailure) => {
    const share = stubSharing(() => Promise.reject(refusal));
    const { user, dialog } = await makeReport();
    await user.click(within(dialog).getByRole('button', { name: 'Compartir' }));
    await waitFor(() => {
      expect(share).toHaveBeenCalledTimes(1);
    });
    await waitFor(() => {
      expect(within(dialog).queryAllByText(/No se pudo compartir/)).toHaveLength(isFailure ? 1 : 0);
    });
    expect(deliveries).toEqual([]);
  });
});

describe('the direct report (directReportPrint)', () => {
  it('is made once, without a window, and delivered when it is opened', async () => {
    let asked = 0;
    server.use(
      http.post(FINAL_REPORT, () => {
        asked += 1;
      }),
    );
    const user = await openFinalReport('direct');
    const dialog = await screen.findByRole('dialog', { name: /^Generando informes/ });
    await within(dialog).findByText('El informe está listo.');
    expect(browser.windows).toEqual([]);
    expect(deliveries).toEqual([]);
    expect(asked).toBe(1);
    expect(workers.started).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Abrir informe' }));
    expect(browser.windows[0]?.location.replace).toHaveBeenCalledWith('blob:report-1');
    await waitFor(() => {
      expect(deliveries).toHaveLength(1);
    });
    expect(await reportText(browser.blobs.get('blob:report-1'))).toContain('Examen15mg/dL');
  });

  it('waits while there is nothing to report', async () => {
    server.use(http.post(FINAL_REPORT, () => HttpResponse.error()));
    await openFinalReport('direct', true);
    expect(screen.getByRole('button', { name: FINAL })).toBeDisabled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('large print', () => {
  it('is the same report anew, in large letters, and as it was', async () => {
    const { user, dialog } = await makeReport();
    const choice = () => within(dialog).findByRole('checkbox', { name: 'Letra grande' });
    await user.click(await choice());
    expect(await choice()).toBeChecked();
    const widthOf = async (report: number) => {
      const blob = browser.blobs.get(`blob:report-${report}`) ?? new Blob();
      return (await PDFDocument.load(await blob.arrayBuffer())).getPage(0).getWidth();
    };
    expect(await widthOf(1)).toBe(612);
    expect(await widthOf(2)).toBe(792);
    const [text, grown] = await Promise.all([
      reportText(browser.blobs.get('blob:report-1')),
      reportText(browser.blobs.get('blob:report-2')),
    ]);
    expect(text).toContain(ORDER);
    expect(grown).toContain(ORDER);
    // Of the digits some are the time at which each was made.
    const letters = (words: string) => new Set(words.replace(/\d/g, ''));
    expect(letters(grown)).toEqual(letters(text));
    expect(deliveries).toEqual([]);
    await user.click(await choice());
    expect(await choice()).not.toBeChecked();
    expect(await widthOf(3)).toBe(612);
  });

  it('is one delivery with the report as it was, unless it says something new', async () => {
    const { user, dialog } = await makeReport();
    const press = async (name: string) => {
      await user.click(await within(dialog).findByRole('button', { name }));
    };
    const turn = async () => {
      await user.click(await within(dialog).findByRole('checkbox', { name: 'Letra grande' }));
      await within(dialog).findByText('El informe está listo.');
    };
    await press('Descargar');
    await turn();
    await press('Descargar');
    await turn();
    await press('Descargar');
    expect(browser.downloads).toHaveLength(3);
    await waitFor(() => {
      expect(deliveries).toHaveLength(1);
    });
    answerOrder({ ...lisHeader(), resultTest: [lisTest(1, { result: '7.7' })] });
    await turn();
    await press('Descargar');
    await waitFor(() => {
      expect(deliveries).toHaveLength(2);
    });
    await press('Cerrar');
    await user.click(screen.getByRole('button', { name: FINAL }));
    const again = await screen.findByRole('dialog', { name: /^Generando informes/ });
    await user.click(await within(again).findByRole('button', { name: 'Descargar' }));
    await waitFor(() => {
      expect(deliveries).toHaveLength(3);
    });
  });
});
