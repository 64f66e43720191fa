// A print link behind the print gate (tools/hosting), which keeps the preset account and asks who reads.
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { readCaller } from '@/api/session/caller-store';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { openPortal } from '@tests/support/page/render-app';
import { FINAL_REPORT } from '@tests/support/reports/reports';
import { ORDER, PRESET, printLink, serveLinks, watchCalls } from './print-link';
import { watchReports } from './report-world';

const TOKEN = 'gate.visitor-of_one-order';
const SIGNED = `${ORDER}.t2abcd.${'aZ_-'.repeat(10)}aZ0`;
const NO_MATCH = /^El dato no coincide o el enlace ya no sirve/;

/** A gate that lets in whoever sends these words; gives what it was sent. */
function serveGate(gate: string, right: object, refusal = 403): readonly unknown[] {
  const sent: unknown[] = [];
  const visit = { gate: 'open', token: TOKEN, type: 4, confidential: false };
  server.use(
    http.post(PRESET, async ({ request }) => {
      const text = await request.text();
      if (text === '') return HttpResponse.html(btoa(JSON.stringify({ gate })));
      sent.push(JSON.parse(text));
      const isRight = text === JSON.stringify(right);
      return isRight ? HttpResponse.json(visit) : new HttpResponse(null, { status: refusal });
    }),
  );
  return sent;
}

beforeEach(() => {
  watchReports();
  serveLinks();
});

const viewer = () => screen.findByRole('region', { name: 'Informe final' });
const open = () => screen.getByRole('button', { name: 'Ver el informe' });

it('an old link asks for the document number until it is right, and reads its report by the gate’s token alone', async () => {
  const file = { ...RUNTIME_FILE, phone: '(601) 555 0190' };
  server.use(http.get('*/config.json', () => HttpResponse.json(file)));
  const sent = serveGate('document', { link: ORDER, answer: '52.345.678' });
  const calls = watchCalls();
  const user = await openPortal(printLink(ORDER));
  const field = await screen.findByRole('textbox', { name: 'Número de documento del paciente' });
  expect(screen.getByRole('link', { name: 'Llamar al (601) 555 0190' })).toBeVisible();
  await user.click(open());
  await screen.findByText(/^Escriba el número de documento\./);
  expect(field).toHaveAccessibleDescription(/Escriba el número de documento\./);
  expect(sent).toEqual([]);
  await user.type(field, ' 1 ');
  await user.click(open());
  expect(await screen.findByText(NO_MATCH)).toBeVisible();
  await waitFor(() => {
    expect(field).toHaveFocus();
  });
  await user.clear(field);
  await user.type(field, '52.345.678');
  await user.keyboard('{Enter}');
  expect(await viewer()).toBeInTheDocument();
  expect(sent).toEqual([
    { link: ORDER, answer: '1' },
    { link: ORDER, answer: '52.345.678' },
  ]);
  expect(calls.map(({ path }) => path)).not.toContain('/service/authentication/web');
  const lis = calls.filter(({ path }) => path.startsWith('/lis/'));
  expect(new Set(lis.map(({ token }) => token))).toEqual(new Set([`Bearer ${TOKEN}`]));
  expect(readCaller()).toBeNull();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it.each([
  ['06051990', true],
  ['31/02/1990', false],
])('a date of birth typed as %s is sent: %s', async (typed, isSent) => {
  const sent = serveGate('birthDate', { link: ORDER, answer: '19900506' });
  const user = await openPortal(printLink(ORDER));
  const field = await screen.findByRole('textbox', { name: 'Fecha de nacimiento del paciente' });
  expect(field).toHaveAccessibleDescription('Día, mes y año con números: DD/MM/AAAA.');
  await user.type(field, typed);
  await user.click(open());
  await (isSent ? viewer() : screen.findByText('Escriba la fecha completa: DD/MM/AAAA.'));
  expect(sent).toHaveLength(Number(isSent));
});

it.each([
  ['opens at once', 200, 'Informe final'],
  ['that is altered or over is none', 403, 'Este enlace no sirve'],
  ['is told that too many tried', 429, 'Demasiados intentos'],
  ['may be tried again where the gate stumbles', 502, 'No se pudo generar el informe'],
])('a signed link %s', async (_case, status, name) => {
  const sent = serveGate('document', status === 200 ? { link: SIGNED } : {}, status);
  await openPortal(printLink(SIGNED));
  const isOpen = status === 200;
  expect(await screen.findByRole(isOpen ? 'region' : 'heading', { name })).toBeInTheDocument();
  expect(sent).toEqual([{ link: SIGNED }]);
  expect(screen.queryByRole('button', { name: 'Reintentar' }) === null).toBe(status !== 502);
  expect(screen.queryByText('Confirme de quién es el informe')).toBeNull();
});

it('a gate that began anew meanwhile knows the visit no more: that is told in words, and the retry opens', async () => {
  const sent = serveGate('document', { link: SIGNED });
  const forgotten = { once: true };
  server.use(http.post(FINAL_REPORT, () => new HttpResponse(null, { status: 401 }), forgotten));
  const user = await openPortal(printLink(SIGNED));
  await screen.findByRole('heading', { name: 'No se pudo generar el informe' });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await viewer()).toBeInTheDocument();
  expect(sent).toEqual([{ link: SIGNED }, { link: SIGNED }]);
});
