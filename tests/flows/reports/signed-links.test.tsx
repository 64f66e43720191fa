// Links that the print gate (tools/hosting) signs: copied by staff, and in the code of reports.
import { readFile } from 'node:fs/promises';

import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { openPortal } from '@tests/support/page/render-app';
import { TEMPLATE } from '@tests/support/reports/reports';
import { answerFinalReport, FINAL, openOrder, press, READY } from './open-order';
import { ORDER, PRESET, printLink, serveLinks } from './print-link';
import { watchReports } from './report-world';

const SIGNED = `${ORDER}.t2abcd.${'aZ_-'.repeat(10)}aZ0`;

beforeEach(() => {
  watchReports();
});

/** A portal before a gate, with what it signs for the order; gives who asked for it. */
function serveSigning(answer: () => Response): readonly (string | null)[] {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/config.json', () => HttpResponse.json({ ...RUNTIME_FILE, printGate: true })),
    http.post(PRESET, async ({ request }) => {
      const words: unknown = await request
        .clone()
        .json()
        .catch(() => null);
      if (typeof words !== 'object' || words === null || !('order' in words)) return undefined;
      expect(words).toEqual({ order: ORDER });
      asked.push(request.headers.get('Authorization'));
      return answer();
    }),
  );
  return asked;
}

const signedFor = (order: string) => () =>
  HttpResponse.json({ link: SIGNED.replace(ORDER, order) });
const refused = () => new HttpResponse(null, { status: 404 });
const ADDRESS = `${window.location.origin}/orqrm:${btoa(SIGNED)}`;

it('staff copies a link that the gate signs in their own name, is told until when it opens, and no end of the session where it does not', async () => {
  answerFinalReport();
  const asked = serveSigning(signedFor(ORDER));
  const user = await openOrder();
  await press(user, 'Más informes y archivos');
  await press(user, 'Copiar enlace');
  expect(await screen.findByText('Enlace copiado. Abre hasta el 08/09/2025.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  expect(asked).toEqual([expect.stringMatching(/^Bearer (?!gate)./)]);
  for (const answer of [refused, signedFor('202611200002')]) {
    serveSigning(answer);
    await press(user, 'Más informes y archivos');
    await press(user, 'Copiar enlace');
    expect(await screen.findByText(/^No se pudo copiar el enlace/)).toBeVisible();
  }
  expect(screen.getByRole('button', { name: FINAL })).toBeEnabled();
});

it('without a gate no link is offered', async () => {
  answerFinalReport();
  const user = await openOrder();
  await press(user, 'Más informes y archivos');
  expect(screen.queryByText('Copiar enlace')).toBeNull();
});

/** The links that the codes of drawn reports lead to, of a laboratory that prints them. */
function watchCodes(): readonly string[] {
  const codes: string[] = [];
  stubWorkers((job) => {
    if ('data' in job) codes.push(job.data.head.printLink);
    return false;
  });
  server.use(
    http.get(TEMPLATE, async () => {
      const template = JSON.parse(await readFile('reports/reports.json', 'utf8')) as object;
      return HttpResponse.json({
        ...template,
        qr: { show: true, size: 52, label: { es: '', en: '' } },
      });
    }),
  );
  return codes;
}

const NO_CODE = 'El código QR no está en el informe: su enlace no se firmó.';

it('the code of a report holds a signed link, or there is none and one line says so', async () => {
  answerFinalReport();
  const codes = watchCodes();
  serveSigning(signedFor(ORDER));
  const user = await openOrder();
  await press(user, FINAL);
  await screen.findByText(READY);
  expect(codes).toEqual([ADDRESS]);
  expect(screen.queryByText(NO_CODE)).toBeNull();
  await press(user, 'Cerrar');
  serveSigning(refused);
  await press(user, FINAL);
  expect(await screen.findByText(NO_CODE)).toBeVisible();
  expect(codes).toEqual([ADDRESS, '']);
});

it('a visitor prints the signed link that he came by', async () => {
  serveLinks();
  const codes = watchCodes();
  const asked = serveSigning(refused);
  const visit = { gate: 'open', token: 'gate.visitor-of_one-order', type: 4, confidential: false };
  server.use(
    http.post(PRESET, async ({ request }) =>
      (await request.text()) === ''
        ? HttpResponse.html(btoa('{"gate":"document"}'))
        : HttpResponse.json(visit),
    ),
  );
  await openPortal(printLink(SIGNED));
  expect(await screen.findByRole('region', { name: 'Informe final' })).toBeInTheDocument();
  expect([codes, asked]).toEqual([[ADDRESS], []]);
  expect(screen.queryByText(NO_CODE)).toBeNull();
});
