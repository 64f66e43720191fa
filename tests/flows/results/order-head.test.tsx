import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import {
  changeSetting,
  FILTER,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { openOneOrder, openOwnOrder, ORDER } from '@tests/support/orders/one-order';
import { ANA, answerResults, openAna, orderFacts, resultRow } from '@tests/support/orders/results';
import { HEADER } from '@tests/support/reports/reports';

/** What a test carries of its comment, as it is stored. */
const commented = (comment: string) => ({ hasComment: true, resultComment: { comment } });

/** The LIS's header of the order, with these fields; says how often it was asked. */
function answerHeader(fields: Record<string, unknown> | null): () => number {
  let calls = 0;
  server.use(
    http.post(HEADER, () => {
      calls += 1;
      if (fields === null) return new HttpResponse(null, { status: 500 });
      return HttpResponse.json([{ orderNumber: Number(ORDER), ...fields }]);
    }),
  );
  return () => calls;
}

it('says whose the order is, from when, who ordered it, and what the laboratory notes on it and under its results', async () => {
  const calls = answerHeader({
    physician: { id: 1, code: '7', name: 'Paola', lastName: 'Muñoz' },
    service: { id: 1, code: 'URG', name: 'Urgencias' },
    branch: { id: 1, code: 'C', name: 'Sede Chapinero' },
    comments: [
      { comment: '{"content":"\\"<p>Ayunas de 12 h</p>\\""}', print: true },
      { comment: 'Nota interna', print: false },
    ],
  });
  const long = `${'Muestra ligeramente hemolizada. '.repeat(8)}Fin`;
  const at = (hour: number, minute: number) => Date.UTC(2026, 2, 1, hour, minute);
  answerResults(() => [
    wireTest(ANA, 1, {
      ...commented('<p>Repetir en <b>ayunas</b></p>'),
      ...{ takenDate: at(12, 30), entryDate: at(13, 0), validationDate: null },
    }),
    wireTest(ANA, 2, { ...commented(long), takenDate: at(12, 45), validationDate: at(27, 5) }),
    wireTest(ANA, 3, { ...commented('Secreto'), blockTest: true }),
    wireTest(ANA, 4, { ...commented('Anotado antes'), state: 3 }),
    wireTest(ANA, 5, { ...commented(''), hasComment: false }),
    wireTest(ANA, 6, { ...commented('Hemólisis'), hasComment: false, state: 5 }),
  ]);
  const person = { ...wireOrder(ANA, 'Ana'), sex: 2, birthday: Date.UTC(1990, 2, 2, 5) };
  const type = { documentTypeId: 1, documentType: 'Cédula de ciudadanía' };
  server.use(http.patch(FILTER, () => HttpResponse.json([{ ...person, ...type }])));
  await openAna();
  expect(await screen.findByText('Paola Muñoz')).toBeVisible();
  expect(orderFacts()).toEqual([
    `Orden: ${ANA}`,
    `Documento: CC doc ${ANA}`,
    'Edad: 35 años',
    'Sexo: Femenino',
    'Toma: 01/03/2026 7:30 a.\u00a0m.',
    'Médico: Paola Muñoz',
    'Servicio y sede: Urgencias, Sede Chapinero',
  ]);
  expect(screen.getByTitle(/^Orden: /).title.split('\n')).toEqual(orderFacts());
  const note = screen.getByRole('note', { name: 'Comentario de la orden' });
  expect(note).toHaveTextContent('Ayunas de 12 h');
  expect(note).not.toHaveTextContent('Nota interna');
  expect(calls()).toBe(1);
  // Of a long one its beginning; of a withheld one nothing.
  expect(await resultRow('Examen 1')).toHaveTextContent('Repetir en ayunas');
  expect(await resultRow('Examen 2')).toHaveTextContent(/Muestra ligeramente hemolizada\..*…/);
  expect(await resultRow('Examen 2')).not.toHaveTextContent('Fin');
  expect(screen.queryByText(/Secreto|Anotado antes/)).not.toBeInTheDocument();
  const buttons = screen.getAllByRole('button', { name: /^Comentario de/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    [1, 2, 6].map((test) => `Comentario de Examen ${test}`),
  );
});

it('an answer with nulls, with nothing at all or a failure leaves the results as they are', async () => {
  const broken = { physician: null, service: {}, branch: 'x', comments: null };
  const before = answerHeader(broken);
  const user = await openOneOrder([wireTest(ORDER, 1)]);
  let calls = before;
  for (const fields of [{}, null, broken]) {
    await waitFor(() => {
      expect(calls()).toBeGreaterThan(0);
    });
    expect(screen.getByText('Examen 1')).toBeVisible();
    expect(screen.queryByText('Médico')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    calls = answerHeader(fields);
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  }
});

it('patients, who know who sent them, cause no call, and tell their orders apart by the day', async () => {
  const calls = answerHeader({});
  await openOwnOrder([{}]);
  expect(await screen.findByText('Examen 1')).toBeVisible();
  expect(calls()).toBe(0);
  expect(screen.getByRole('heading', { level: 2, name: '1 de marzo de 2026' })).toBeVisible();
  expect(orderFacts()).toEqual(['Paciente: Ana Prueba', `Orden: ${ORDER}`]);
});

it('of an order that comes to be kept back for a result the comment goes that was shown before', async () => {
  changeSetting('BloqueaPanicos', '2');
  answerHeader({ comments: [{ comment: 'Glucosa 512 informada', print: true }] });
  const user = await openOneOrder([wireTest(ORDER, 1)]);
  expect(await screen.findByText('Glucosa 512 informada')).toBeVisible();
  const critical = wireTest(ORDER, 1, { pathology: 4 });
  server.use(http.get(RESULTS, () => HttpResponse.json([critical])));
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText(/hasta hablar con el paciente/)).toBeVisible();
  expect(screen.queryByText('Glucosa 512 informada')).not.toBeInTheDocument();
});

const dialog = () => screen.findByRole('dialog', { name: /^Comentario · / });

it('reads what the laboratory wrote, or that it wrote nothing, and gives the focus back when closed', async () => {
  const envelope = JSON.stringify({
    content: '"<p>Ayunas <12 h</p><p>10<sup>3</sup> <b>ok</b></p>"',
  });
  const stored: readonly (readonly [string, string])[] = [
    [envelope, 'Ayunas <12 h 10³ ok'],
    ['{"content":', '{"content":'],
    ['<LDD', '<LDD'],
    ['a<b & 1', 'a<b & 1'],
    [
      '<p>Antes <s>POSITIVO</s></p><p hidden>no</p><ol><li>uno</li></ol><p><img src="data:image/png;base64,AA"></p>',
      'Antes (anulado: POSITIVO) 1. uno [imagen]Este comentario trae una imagen que aquí no se muestra. Pídala al laboratorio.',
    ],
    ['', 'Sin comentario'],
    ['{"content":"\\"<p></p>\\""}', 'Sin comentario'],
  ];
  const user = await openOneOrder(stored.map(([text], at) => wireTest(ORDER, at, commented(text))));
  for (const [at, [, shown]] of stored.entries()) {
    const button = screen.getByRole('button', { name: `Comentario de Examen ${at}` });
    await user.click(button);
    const text = within(await dialog()).getByText(`Examen ${at}`).parentElement?.textContent;
    expect(text?.replaceAll(/\s+/g, ' ')).toBe(`Examen ${at}${shown}`);
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  await user.click(within(await dialog()).getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByRole('button', { name: 'Comentario de Examen 6' })).toHaveFocus();
});
