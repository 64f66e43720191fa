import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { READY } from './open-order';
import { answerOrder, lisHeader, lisTest, ORDER } from './report-answers';
import { startFinalReport } from './report-button';
import { watchReports, type ReportWorld } from './report-world';
import { reportText } from '@tests/support/reports/reports';
import { touchScreen } from '@tests/support/page/screen-width';

const NUMBER = '1098765432';
const RESULT = 'Examen15mg/dL';

let browser: ReportWorld['browser'];
let deliveries: ReportWorld['deliveries'];
let workers: ReportWorld['workers'];

beforeEach(() => {
  ({ browser, deliveries, workers } = watchReports());
});

/** The LIS reports an order that it wants protected; name what differs in its patient. */
function answerProtected(patient: object = {}, encrypt = true): void {
  const header = lisHeader();
  const person = { ...header.patient, patientId: '1.098.765.432', ...patient };
  answerOrder({ ...header, patient: person, resultTest: [lisTest(1)] }, { encrypt });
}

function choosePolicy(reportPassword: 'ask'): void {
  server.use(
    http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, reportPassword })),
  );
}

const dialog = () => within(screen.getByRole('dialog', { name: /^Generando informes/ }));
const press = (user: UserEvent, name: string) => user.click(dialog().getByRole('button', { name }));

async function makeReport(): Promise<UserEvent> {
  const user = await startFinalReport();
  await screen.findByText(READY);
  return user;
}

/** The file that was downloaded as the given one, counted from 0. */
async function downloaded(at = 0): Promise<Blob | undefined> {
  await expect.poll(() => browser.downloads).toHaveLength(at + 1);
  return browser.blobs.get(browser.downloads[at]?.href ?? '');
}

const agreedCode = () => dialog().getByText(/^[2-9A-HJ-NP-Z]{8}$/).textContent;

it('what leaves opens with the password that the dialog names, and no window asks for it before the reader opens one', async () => {
  answerProtected();
  const user = await makeReport();
  expect(dialog().getByRole('note')).toHaveTextContent(
    /La contraseña es el número de documento del paciente, sin puntos/,
  );
  expect(browser.windows).toHaveLength(1);
  expect(browser.windows[0]?.location.replace).not.toHaveBeenCalled();
  expect(browser.windows[0]?.closed).toBe(true);
  expect(deliveries).toEqual([]);

  await press(user, 'Descargar');
  const file = await downloaded();
  expect(browser.downloads[0]?.name).toBe(`${ORDER}.pdf`);
  expect(await reportText(file, NUMBER)).toContain(RESULT);
  await expect(reportText(file)).rejects.toThrow();

  // A double click opens one window; it may be opened again.
  const button = dialog().getByRole('button', { name: 'Abrir informe' });
  fireEvent.click(button);
  fireEvent.click(button);
  await expect.poll(() => browser.windows[1]?.location.replace.mock.calls).toHaveLength(1);
  expect(browser.windows).toHaveLength(2);
  const [shown = ''] = browser.windows[1]?.location.replace.mock.calls[0] ?? [];
  await expect(reportText(browser.blobs.get(shown))).rejects.toThrow();
  fireEvent.click(button);
  await expect.poll(() => browser.windows[2]?.location.replace.mock.calls).toHaveLength(1);
  expect(deliveries).toHaveLength(1);
});

it('where the order holds no usable password a code opens the file, until the reader writes one; the next report has another code', async () => {
  answerProtected({ patientId: '123' });
  const user = await makeReport();
  const code = agreedCode();
  await press(user, 'Escribir otra contraseña');
  const write = (label: string, text: string) => {
    fireEvent.change(dialog().getByLabelText(label), { target: { value: text } });
  };
  write('Contraseña nueva', 'corta');
  await press(user, 'Usar esta contraseña');
  expect(await dialog().findByText(/Use de 6 a 32/)).toBeVisible();
  write('Contraseña nueva', 'Larga-2026');
  write('Repita la contraseña', 'Larga-2025');
  await press(user, 'Usar esta contraseña');
  expect(await dialog().findByText('Las dos contraseñas no son iguales.')).toBeVisible();

  // Until one is accepted the code on the screen counts.
  await press(user, 'Descargar');
  const byCode = await downloaded();
  expect(await reportText(byCode, code)).toContain(RESULT);
  await expect(reportText(byCode, '123')).rejects.toThrow();
  write('Repita la contraseña', 'Larga-2026');
  await press(user, 'Usar esta contraseña');
  expect(await dialog().findByText(/La contraseña es la que usted escribió/)).toBeVisible();
  expect(screen.queryByText(code)).not.toBeInTheDocument();
  await press(user, 'Descargar');
  const own = await downloaded(1);
  expect(await reportText(own, 'Larga-2026')).toContain(RESULT);
  await expect(reportText(own, code)).rejects.toThrow();
  const stored = [sessionStorage, localStorage].flatMap((one) => Object.entries(one));
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${code}|Larga`));

  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Informe final' }));
  await screen.findByText(READY);
  expect(agreedCode()).not.toBe(code);
});

it('what cannot be protected does not leave, and says so; what is shared or printed from a window is protected', async () => {
  choosePolicy('ask');
  answerProtected();
  const { navigator } = window;
  const { userAgent, language } = navigator;
  const share = vi.fn<(data: { files: File[] }) => Promise<void>>(() => Promise.resolve());
  const abilities = { canShare: () => true, share, pdfViewerEnabled: true };
  touchScreen();
  vi.stubGlobal('navigator', { onLine: true, userAgent, language, ...abilities });
  onTestFinished(() => {
    vi.stubGlobal('navigator', navigator);
  });
  const user = await makeReport();
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
    this: Worker,
  ) {
    this.dispatchEvent(new MessageEvent('message', { data: 'failed' }));
  });
  await press(user, 'Descargar');
  expect(await screen.findByText(/No se pudo proteger el informe/)).toBeVisible();
  await press(user, 'Abrir informe');
  await waitFor(() => {
    expect(browser.windows.map(({ closed }) => closed)).toEqual([true, true]);
  });
  expect([browser.downloads, deliveries]).toEqual([[], []]);
  post.mockRestore();

  await press(user, 'Compartir');
  await expect.poll(() => share.mock.calls).toHaveLength(1);
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect(await reportText(file, agreedCode())).toContain(RESULT);
  await press(user, 'Imprimir');
  await expect.poll(() => browser.open.mock.calls).toHaveLength(3);
  const [address] = browser.open.mock.calls[2] as unknown as readonly [string];
  await expect(reportText(browser.blobs.get(address))).rejects.toThrow();
});

it('where the laboratory leaves it to the reader a report leaves as it is, unless a tick protects it by a code', async () => {
  answerProtected({}, false);
  const user = await makeReport();
  const choice = dialog().getByRole('checkbox', { name: 'Proteger con contraseña' });
  expect(choice).not.toBeChecked();
  expect(dialog().queryByRole('note')).not.toBeInTheDocument();
  expect(browser.windows[0]?.location.replace).toHaveBeenCalledWith('blob:report-1');
  await press(user, 'Descargar');
  expect(await reportText(await downloaded())).toContain(RESULT);
  // Without a second drawing.
  expect(workers.started).toHaveLength(1);

  await user.click(choice);
  const code = agreedCode();
  await press(user, 'Descargar');
  const file = await downloaded(1);
  expect(await reportText(file, code)).toContain(RESULT);
  await expect(reportText(file)).rejects.toThrow();
  // The same file again: nothing is made twice.
  await press(user, 'Descargar');
  await downloaded(2);
  expect(browser.downloads[2]).toEqual(browser.downloads[1]);

  await user.click(choice);
  expect(screen.queryByText(code)).not.toBeInTheDocument();
  await press(user, 'Descargar');
  expect(await reportText(await downloaded(3))).toContain(RESULT);
});
