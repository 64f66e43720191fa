import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { wireTest } from '@tests/support/dashboard';
import { LABORATORY, server } from '@tests/support/laboratory';
import { openOneOrder, openOwnOrder } from '@tests/support/one-order';

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
