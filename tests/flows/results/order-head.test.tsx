import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { changeSetting, openDashboard, RESULTS, wireTest } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { openOneOrder, openOwnOrder } from '@tests/support/orders/one-order';
import { answerResults, selectOrder } from '@tests/support/orders/results';
import { chooseArea } from '@tests/support/orders/search';

const ORDER = '202603010001';
const HEADER = `${LABORATORY}/lis/api/reports/orderheader`;

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

it('says who ordered, from where, and what the laboratory notes on the order', async () => {
  const calls = answerHeader({
    physician: { id: 1, code: '7', name: 'Paola', lastName: 'Muñoz' },
    service: { id: 1, code: 'URG', name: 'Urgencias' },
    branch: { id: 1, code: 'C', name: 'Sede Chapinero' },
    patient: { documentType: { id: 1, abbr: 'CC', name: 'Cédula de ciudadanía' } },
    comments: [
      { comment: '{"content":"\\"<p>Ayunas de 12 h</p>\\""}', print: true },
      { comment: 'Nota interna', print: false },
    ],
  });
  await openOneOrder([wireTest(ORDER, 1)]);
  expect(await screen.findByText('Paola Muñoz')).toBeVisible();
  expect(screen.getByText('Urgencias, Sede Chapinero')).toBeVisible();
  expect(screen.getByText(/^CC /)).toBeVisible();
  const note = screen.getByRole('note', { name: 'Comentario de la orden' });
  expect(note).toHaveTextContent('Ayunas de 12 h');
  expect(note).not.toHaveTextContent('Nota interna');
  expect(calls()).toBe(1);
});

it.each([
  ['null where a name would be', { physician: null, service: {}, branch: 'x', comments: null }],
  ['nothing at all', {}],
  ['a failure', null],
])('an answer with %s leaves the results as they are', async (_case, fields) => {
  answerHeader(fields);
  await openOneOrder([wireTest(ORDER, 1)]);
  expect(await screen.findByText('Examen 1')).toBeVisible();
  expect(screen.queryByText('Médico')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('patients, who know who sent them, cause no call', async () => {
  const calls = answerHeader({});
  await openOwnOrder([{}]);
  expect(await screen.findByText('Examen 1')).toBeVisible();
  expect(calls()).toBe(0);
});

describe('of an order that is kept back for a pathological result', () => {
  const KEPT_BACK = /se comunicará con usted/;
  const telling = { comments: [{ comment: 'Glucosa 512 informada', print: true }] };
  const critical = { areaId: 2, areaName: 'Hematología', pathology: 4 };

  it('no comment is shown where one area was searched (K3)', async () => {
    changeSetting('BloqueaPanicos', '2');
    const calls = answerHeader({ ...telling, service: { name: 'Urgencias' } });
    server.use(
      http.get(`${LABORATORY}/lis/api/areas/filter/state/true`, () =>
        HttpResponse.json([{ id: 1, name: 'Química clínica' }]),
      ),
    );
    answerResults(() => [wireTest(ORDER, 1, { areaId: 1 }), wireTest(ORDER, 2, critical)]);
    const user = await openDashboard(1);
    await chooseArea(user, 'Química clínica');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await selectOrder(user, 'Ana');
    expect(await screen.findByText('Urgencias')).toBeVisible();
    expect(calls()).toBe(1);
    expect(screen.getByText(KEPT_BACK)).toBeVisible();
    expect(screen.queryByText('Glucosa 512 informada')).not.toBeInTheDocument();
  });

  it('the comment goes that was shown before the result came (K3)', async () => {
    changeSetting('BloqueaPanicos', '2');
    answerHeader(telling);
    const user = await openOneOrder([wireTest(ORDER, 1)]);
    expect(await screen.findByText('Glucosa 512 informada')).toBeVisible();
    server.use(http.get(RESULTS, () => HttpResponse.json([wireTest(ORDER, 1, critical)])));
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(await screen.findByText(KEPT_BACK)).toBeVisible();
    expect(screen.queryByText('Glucosa 512 informada')).not.toBeInTheDocument();
  });
});

it('a comment stands under its result, its beginning where it is long; a withheld one nowhere', async () => {
  const long = `${'Muestra ligeramente hemolizada. '.repeat(8)}Fin`;
  const commented = (comment: string) => ({ hasComment: true, resultComment: { comment } });
  await openOneOrder([
    wireTest(ORDER, 1, commented('<p>Repetir en <b>ayunas</b></p>')),
    wireTest(ORDER, 2, commented(long)),
    wireTest(ORDER, 3, { ...commented('Secreto'), blockTest: true }),
    wireTest(ORDER, 4, { ...commented('Sin validar'), state: 2 }),
  ]);
  const row = async (name: string) => {
    const header = await screen.findByRole('rowheader', { name: new RegExp(name) });
    return screen
      .getAllByRole('row')
      .find(
        (candidate) => within(candidate).queryByText(name) !== null && candidate.contains(header),
      );
  };
  expect(await row('Examen 1')).toHaveTextContent('Repetir en ayunas');
  expect(await row('Examen 2')).toHaveTextContent(/Muestra ligeramente hemolizada\..*…/);
  expect(await row('Examen 2')).not.toHaveTextContent('Fin');
  expect(screen.queryByText(/Secreto|Sin validar/)).not.toBeInTheDocument();
});
