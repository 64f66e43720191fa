import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { openOwnOrder, type TestChanges } from '@tests/support/orders/one-order';
import { shownTests } from '@tests/support/orders/results';

const HIGH = { pathology: 3 };
const CRITICAL = { pathology: 9 };
const WAITING = { state: 1, result: '' };

const answer = () => screen.findByRole('region', { name: 'Resumen de sus resultados' });

it.each<[string, readonly TestChanges[], string]>([
  ['all within', [{}, {}, {}], 'Sus 3 resultados están dentro de los valores de referencia.'],
  ['one within', [{}], 'Su resultado está dentro de los valores de referencia.'],
  [
    'some outside',
    [{}, {}, HIGH, HIGH],
    '2 de sus 4 resultados están dentro de los valores de referencia.2 están fuera. Ver cuáles' +
      'Estar fuera de los valores no significa siempre enfermedad. Muestre estos resultados a su médico.',
  ],
  [
    'the only one outside',
    [HIGH],
    '0 de 1 resultado está dentro de los valores de referencia.1 está fuera. Ver cuál' +
      'Estar fuera de los valores no significa siempre enfermedad. Muestre estos resultados a su médico.',
  ],
  [
    'a critical one',
    [{}, HIGH, CRITICAL],
    '1 de sus 3 resultados está dentro de los valores de referencia.2 están fuera. Ver cuáles' +
      'El laboratorio marcó resultados que su médico debe conocer hoy. Llámelo.',
  ],
  [
    'a code that nobody knows',
    [{}, { pathology: 77 }],
    '1 de sus 2 resultados está dentro de los valores de referencia.De 1 no se puede decir si está dentro: pregunte por él al laboratorio.',
  ],
  [
    'one beyond what is measured and two that are no number, none of them marked',
    ['90', '>600', '250 *', '1 234'].map((result) => ({ result, refMin: 70, refMax: 100 })),
    '1 de sus 4 resultados está dentro de los valores de referencia.1 está fuera. Ver cuál' +
      'De 2 no se puede decir si están dentro: pregunte por ellos al laboratorio.' +
      'Estar fuera de los valores no significa siempre enfermedad. Muestre estos resultados a su médico.',
  ],
  [
    'some still to come: never "all of them"',
    [{}, {}, WAITING],
    'Los 2 resultados que se muestran están dentro de los valores de referencia.Falta 1 examen. Los resultados aparecerán aquí cuando el laboratorio los valide.',
  ],
  [
    'none there yet',
    [WAITING, WAITING],
    'Faltan 2 exámenes. Los resultados aparecerán aquí cuando el laboratorio los valide.',
  ],
  [
    'a blocked one, which counts nowhere',
    [{}, { ...CRITICAL, blockTest: true, result: 'RESTRINGIDO' }],
    'El resultado que se muestra está dentro de los valores de referencia.',
  ],
])('%s', async (_case, changes, words) => {
  await openOwnOrder(changes);
  const card = await answer();
  expect(card.textContent.replace('Resumen de sus resultados', '').trim()).toBe(words);
});

it.each<[string, readonly TestChanges[], string]>([
  [
    'how many are within',
    [{}, HIGH],
    'Orden de Ana Prueba: 1 de sus 2 resultados está dentro de los valores de referencia.',
  ],
  [
    'what a physician has to know at once',
    [{}, CRITICAL],
    'Orden de Ana Prueba: 1 de sus 2 resultados está dentro de los valores de referencia. ' +
      'El laboratorio marcó resultados que su médico debe conocer hoy. Llámelo.',
  ],
  ['what is still to come', [WAITING], 'Orden de Ana Prueba: Falta 1 examen.'],
])('tells who does not see the page %s', async (_case, changes, words) => {
  await openOwnOrder(changes);
  await answer();
  await waitFor(() => {
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words);
  });
});

it('leads to the results that are outside, and back', async () => {
  const user = await openOwnOrder([{}, HIGH, {}]);
  const card = within(await answer());
  await user.click(card.getByRole('button', { name: 'Ver cuál' }));
  expect(await shownTests()).toEqual(['Examen 2']);
  await user.click(card.getByRole('button', { name: 'Ver todos' }));
  expect(await shownTests()).toHaveLength(3);
});

it('speaks the laboratory’s own sentences, with its telephone to dial', async () => {
  const file = {
    ...RUNTIME_FILE,
    phone: '(601) 555 0190',
    patientTexts: { es: { critical: 'Llame hoy mismo.' }, en: { critical: 'Call today.' } },
  };
  server.use(http.get('*/config.json', () => HttpResponse.json(file)));
  await openOwnOrder([CRITICAL]);
  const card = within(await answer());
  expect(card.getByText(/^Llame hoy mismo\./)).toBeVisible();
  expect(card.getByRole('link', { name: '(601) 555 0190' })).toHaveAttribute(
    'href',
    'tel:6015550190',
  );
});

it.each<[string, readonly TestChanges[], boolean]>([
  ['all within', [{}, {}], true],
  ['one still to come', [{}, WAITING], false],
  ['a blocked one', [{}, { ...CRITICAL, blockTest: true, result: 'RESTRINGIDO' }], false],
  ['one that cannot be read', [{}, { testId: null }], false],
])(
  'the laboratory’s own word that all is well is of the whole order: %s',
  async (_case, changes, isSaid) => {
    const file = { ...RUNTIME_FILE, patientTexts: { es: { normal: 'Todo está bien.' }, en: {} } };
    server.use(http.get('*/config.json', () => HttpResponse.json(file)));
    await openOwnOrder(changes);
    const card = within(await answer());
    expect(card.queryAllByText('Todo está bien.')).toHaveLength(isSaid ? 1 : 0);
  },
);

it.each(['1', '2'])(
  'says nothing where results are kept back for what they say (%s)',
  async (rule) => {
    changeSetting('BloqueaPanicos', rule);
    await openOwnOrder([{}, CRITICAL]);
    expect(await screen.findByText(/se comunicará con usted/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Resumen de sus resultados' })).toBeNull();
    expect(document.body).not.toHaveTextContent(/dentro de los valores|fuera de los valores/);
  },
);

it('is for patients', async () => {
  await openOwnOrder([{}, HIGH], 4);
  expect(await shownTests()).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Resumen de sus resultados' })).toBeNull();
});
