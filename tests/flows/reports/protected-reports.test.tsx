import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { answerOrder, lisHeader, lisTest, ORDER } from '@tests/support/reports/report-answers';
import { openFinalReport } from '@tests/support/reports/report-screen';
import { watchReports, type ReportWorld } from '@tests/support/reports/report-world';
import { reportText } from '@tests/support/reports/reports';

type Policy = 'patientId' | 'birthDate' | 'orderNumber' | 'ask';

const browserOfTest = window.navigator;
/** The day of birth at the laboratory, which is a day later elsewhere. */
const BIRTHDAY = Date.UTC(1981, 1, 4, 3);
let browser: ReportWorld['browser'];
let deliveries: ReportWorld['deliveries'];
let workers: ReportWorld['workers'];

beforeEach(() => {
  ({ browser, deliveries, workers } = watchReports());
});

afterEach(() => {
  vi.stubGlobal('navigator', browserOfTest);
});

function serve(policy: Policy | undefined): void {
  server.use(
    http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, reportPassword: policy })),
  );
}

/** The LIS reports an order that it wants protected; name what differs in its patient. */
function answerProtected(patient: object = {}, beside: object = { encrypt: true }): void {
  const header = lisHeader();
  answerOrder(
    {
      ...header,
      patient: { ...header.patient, patientId: '1.098.765.432', birthday: BIRTHDAY, ...patient },
      resultTest: [lisTest(1)],
    },
    { attachments: [], ...beside },
  );
}

const dialog = () => within(screen.getByRole('dialog', { name: /^Generando informes/ }));
const press = (user: UserEvent, name: string) => user.click(dialog().getByRole('button', { name }));

async function makeReport(): Promise<UserEvent> {
  const user = await openFinalReport();
  await user.click(screen.getByRole('button', { name: 'Informe final' }));
  await screen.findByText('El informe está listo.');
  return user;
}

/** The file that was downloaded as the given one, counted from 0. */
async function downloaded(at = 0): Promise<Blob | undefined> {
  await waitFor(() => {
    expect(browser.downloads).toHaveLength(at + 1);
  });
  return browser.blobs.get(browser.downloads[at]?.href ?? '');
}

const RESULT = 'Examen15mg/dL';
const agreedCode = () => dialog().getByText(/^[2-9A-HJ-NP-Z]{8}$/).textContent;

describe('where the laboratory wants reports protected (G11)', () => {
  it.each([
    [undefined, '1098765432', /La contraseña es el número de documento del paciente, sin puntos/],
    ['patientId', '1098765432', /La contraseña es el número de documento del paciente, sin puntos/],
    ['birthDate', '03021981', /La contraseña es la fecha de nacimiento del paciente.*DDMMAAAA/],
    ['orderNumber', ORDER, /La contraseña es el número de la orden/],
  ] as const)('with the policy %s the download opens with %s, as is said', async (...row) => {
    const [policy, password, words] = row;
    serve(policy);
    answerProtected();
    const user = await makeReport();
    expect(dialog().getByRole('note')).toHaveTextContent(words);
    await press(user, 'Descargar');
    const file = await downloaded();
    expect(browser.downloads[0]?.name).toBe(`${ORDER}.pdf`);
    expect(await reportText(file, password)).toContain(RESULT);
    await expect(reportText(file)).rejects.toThrow();
    await expect(reportText(file, '')).rejects.toThrow();
    expect(deliveries).toHaveLength(1);
  });

  it('no window asks for a password that nobody named yet: the reader opens the file', async () => {
    answerProtected();
    const user = await makeReport();
    expect(browser.windows).toHaveLength(1);
    expect(browser.windows[0]?.location.replace).not.toHaveBeenCalled();
    expect(browser.windows[0]?.closed).toBe(true);
    expect(deliveries).toEqual([]);
    await press(user, 'Abrir informe');
    await waitFor(() => {
      expect(deliveries).toHaveLength(1);
    });
    const [shown = ''] = browser.windows[1]?.location.replace.mock.calls[0] ?? [];
    expect(await reportText(browser.blobs.get(shown), '1098765432')).toContain(RESULT);
    await expect(reportText(browser.blobs.get(shown))).rejects.toThrow();
  });

  it('a double click opens one window, which shows the file', async () => {
    answerProtected();
    await makeReport();
    const button = dialog().getByRole('button', { name: 'Abrir informe' });
    fireEvent.click(button);
    fireEvent.click(button);
    await expect.poll(() => deliveries).toHaveLength(1);
    expect(browser.windows).toHaveLength(2);
    expect(browser.windows[1]?.location.replace).toHaveBeenCalledTimes(1);
    // It may be opened again.
    fireEvent.click(button);
    await expect.poll(() => browser.windows[2]?.location.replace.mock.calls).toHaveLength(1);
  });

  it('the account of the order may want it too', async () => {
    answerProtected({}, { encrypt: null });
    answerOrder({
      ...lisHeader(),
      patient: { patientId: '1098765432', name1: 'Ana' },
      account: { nit: '900', encryptionReportResult: true },
      resultTest: [lisTest(1)],
    });
    const user = await makeReport();
    await press(user, 'Descargar');
    expect(await reportText(await downloaded(), '1098765432')).toContain(RESULT);
  });

  it.each([
    ['no document number', 'patientId', { patientId: null }],
    ['a document number that is too short', 'patientId', { patientId: '123' }],
    ['a document number with ñ', 'patientId', { patientId: 'Ñ-123456' }],
    ['no date of birth', 'birthDate', { birthday: null }],
    ['everything, and a policy that asks', 'ask', {}],
  ] as const)('with %s a code is agreed upon', async (_what, policy, patient) => {
    serve(policy);
    answerProtected(patient);
    const user = await makeReport();
    const code = agreedCode();
    await press(user, 'Descargar');
    const file = await downloaded();
    expect(await reportText(file, code)).toContain(RESULT);
    for (const wrong of [undefined, '', '123', 'Ñ-123456']) {
      await expect(reportText(file, wrong)).rejects.toThrow();
    }
    const stored = [sessionStorage, localStorage].flatMap((one) => Object.entries(one));
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  it('a shared file is protected, and so is one that is printed from a window', async () => {
    answerProtected();
    const share = vi.fn<(data: { files: File[] }) => Promise<void>>(() => Promise.resolve());
    const { userAgent, language } = browserOfTest;
    const abilities = { canShare: () => true, share, pdfViewerEnabled: false };
    vi.stubGlobal('navigator', { onLine: true, userAgent, language, ...abilities });
    const user = await makeReport();
    await press(user, 'Compartir');
    await waitFor(() => {
      expect(share).toHaveBeenCalledTimes(1);
    });
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect(await reportText(file, '1098765432')).toContain(RESULT);
    await expect(reportText(file)).rejects.toThrow();
    await press(user, 'Imprimir');
    await waitFor(() => {
      expect(browser.open).toHaveBeenCalledTimes(2);
    });
    const [address] = browser.open.mock.calls[1] as unknown as readonly [string];
    await expect(reportText(browser.blobs.get(address))).rejects.toThrow();
  });

  it('what cannot be protected does not leave, and says so', async () => {
    answerProtected();
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
      expect(browser.windows.at(-1)?.closed).toBe(true);
    });
    expect(browser.downloads).toEqual([]);
    expect(deliveries).toEqual([]);
    post.mockRestore();
    await press(user, 'Descargar');
    await expect(reportText(await downloaded())).rejects.toThrow();
  });
});

describe('a password that reader and receiver agree upon (G11)', () => {
  beforeEach(() => {
    serve('ask');
    answerProtected();
  });

  it('may be typed, twice alike', async () => {
    const user = await makeReport();
    const code = agreedCode();
    await press(user, 'Escribir otra contraseña');
    const [first, again] = [
      dialog().getByLabelText('Contraseña nueva'),
      dialog().getByLabelText('Repita la contraseña'),
    ];
    await user.type(first, 'corta');
    await press(user, 'Usar esta contraseña');
    expect(await dialog().findByText(/Use de 6 a 32/)).toBeVisible();
    await user.clear(first);
    await user.type(first, 'Larga-2026');
    await user.type(again, 'Larga-2025');
    await press(user, 'Usar esta contraseña');
    expect(await dialog().findByText('Las dos contraseñas no son iguales.')).toBeVisible();
    // Until one is accepted the code on the screen counts.
    await press(user, 'Descargar');
    expect(await reportText(await downloaded(), code)).toContain(RESULT);
    await user.clear(again);
    await user.type(again, 'Larga-2026');
    await press(user, 'Usar esta contraseña');
    expect(await dialog().findByText(/La contraseña es la que usted escribió/)).toBeVisible();
    expect(screen.queryByText(code)).not.toBeInTheDocument();
    await press(user, 'Descargar');
    const file = await downloaded(1);
    expect(await reportText(file, 'Larga-2026')).toContain(RESULT);
    await expect(reportText(file, code)).rejects.toThrow();
  });

  it('is another one for the next report', async () => {
    const user = await makeReport();
    const code = agreedCode();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Informe final' }));
    await screen.findByText('El informe está listo.');
    expect(agreedCode()).not.toBe(code);
  });
});

describe('where the laboratory leaves it to the reader (G11)', () => {
  const choice = () => dialog().getByRole('checkbox', { name: 'Proteger con contraseña' });

  beforeEach(() => {
    answerProtected({}, { encrypt: false });
  });

  it('a report leaves as it is, without a second drawing or a word', async () => {
    const user = await makeReport();
    expect(choice()).not.toBeChecked();
    expect(dialog().queryByRole('note')).not.toBeInTheDocument();
    expect(browser.windows[0]?.location.replace).toHaveBeenCalledWith('blob:report-1');
    await press(user, 'Descargar');
    expect(await reportText(await downloaded())).toContain(RESULT);
    expect(workers.started).toHaveLength(1);
  });

  it('a tick protects what leaves from then on, by a code; without it nothing is', async () => {
    const user = await makeReport();
    await user.click(choice());
    const code = agreedCode();
    await press(user, 'Descargar');
    const file = await downloaded();
    expect(await reportText(file, code)).toContain(RESULT);
    await expect(reportText(file)).rejects.toThrow();
    // The same file again: nothing is made twice.
    await press(user, 'Descargar');
    await downloaded(1);
    expect(browser.downloads[1]).toEqual(browser.downloads[0]);
    await user.click(choice());
    expect(screen.queryByText(code)).not.toBeInTheDocument();
    await press(user, 'Descargar');
    expect(await reportText(await downloaded(2))).toContain(RESULT);
  });
});
