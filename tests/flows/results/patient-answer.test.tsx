import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { RUNTIME_FILE, server } from '@tests/support/environment/laboratory';
import { answerOwnOrder, openOwnOrder, type TestChanges } from '@tests/support/orders/one-order';
import { shownTests } from '@tests/support/orders/results';

const HIGH = { pathology: 3 };
const CRITICAL = { pathology: 9 };
const WAITING = { state: 1, result: '' };

const answer = () => screen.findByRole('region', { name: 'Resumen de sus resultados' });

/** The patient looks again, and their order has these tests by then. */
async function seeAgain(user: UserEvent, changes: readonly TestChanges[]): Promise<void> {
  answerOwnOrder(changes);
  await user.click(screen.getByRole('button', { name: 'Actualizar mis visitas' }));
}

const OUTSIDE =
  'Un resultado alterado no siempre indica un problema de salud. Muestre estos resultados a su médico.';
const URGENT = 'Uno de sus resultados necesita atención hoy:';
const CALL =
  'Llame hoy a su médico y muéstrele estos resultados. Si se siente mal, vaya a urgencias.';
const CALL_LATE =
  'Si aún no ha hablado con su médico, llámelo y muéstrele estos resultados. Si se siente mal, vaya a urgencias.';
const CASES: readonly (readonly [string, readonly TestChanges[], string])[] = [
  ['all within', [{}, {}, {}], 'Sus 3 resultados están dentro de los valores de referencia.'],
  ['one within', [{}], 'Su resultado está dentro de los valores de referencia.'],
  [
    'some outside',
    [{}, {}, HIGH, HIGH],
    '2 de sus 4 resultados están dentro de los valores de referencia.2 están alterados. Ver cuáles' +
      OUTSIDE,
  ],
  [
    'the only one outside',
    [HIGH],
    'Ningún resultado está dentro de los valores de referencia.1 está alterado. Ver cuál' + OUTSIDE,
  ],
  [
    'a critical one',
    [{}, HIGH, CRITICAL],
    `${URGENT} Examen 3.${CALL}` +
      '1 de sus 3 resultados está dentro de los valores de referencia.Hay otro alterado. Ver cuáles',
  ],
  [
    'a critical one of months ago',
    [{}, { ...CRITICAL, validationDate: Date.UTC(2026, 2, 1) }],
    `Uno de sus resultados necesita atención: Examen 2.${CALL_LATE}` +
      '1 de sus 2 resultados está dentro de los valores de referencia. Ver cuál',
  ],
  [
    'a code that nobody knows',
    [{}, { pathology: 77 }],
    '1 de sus 2 resultados está dentro de los valores de referencia.No podemos comparar 1 de sus resultados. Pregúntele a su médico.',
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
];

it('says in one sentence what the results are, and leads to those that are outside and back', async () => {
  const user = await openOwnOrder([{}, HIGH, {}]);
  const card = within(await answer());
  await user.click(card.getByRole('button', { name: 'Ver cuál' }));
  expect(await shownTests()).toEqual(['Examen 2']);
  await user.click(card.getByRole('button', { name: 'Mostrar los 3' }));
  expect(await shownTests()).toHaveLength(3);

  for (const [name, changes, words] of CASES) {
    await seeAgain(user, changes);
    await waitFor(() => {
      const region = screen.getByRole('region', { name: 'Resumen de sus resultados' });
      const text = region.textContent.replace('Resumen de sus resultados', '').trim();
      expect([name, text]).toEqual([name, words]);
    });
  }
});

it('tells who does not see the page how many are within, what a physician has to know, and what is to come', async () => {
  const user = await openOwnOrder([{}, HIGH]);
  const spoken = [
    [[{}, HIGH], '1 de sus 2 resultados está dentro de los valores de referencia.'],
    [
      [{}, CRITICAL],
      `${URGENT} Examen 2. ${CALL} 1 de sus 2 resultados está dentro de los valores de referencia.`,
    ],
    [[WAITING], 'Falta 1 examen.'],
  ] as const;
  for (const [changes, words] of spoken) {
    await seeAgain(user, changes);
    await waitFor(() => {
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        `Orden de Ana Prueba: ${words}`,
      );
    });
  }
});

it('speaks the laboratory’s own sentences, with its telephone to dial; that all is well of the whole order alone', async () => {
  const own = { normal: 'Todo está bien.', critical: 'Llame hoy mismo.' };
  const file = { ...RUNTIME_FILE, phone: '(601) 555 0190', patientTexts: { es: own, en: {} } };
  server.use(http.get('*/config.json', () => HttpResponse.json(file)));
  const user = await openOwnOrder([{}, {}]);
  await answer();
  for (const [name, other, isSaid] of [
    ['all within', {}, true],
    ['one still to come', WAITING, false],
    ['all within', {}, true],
    ['a blocked one', { ...CRITICAL, blockTest: true, result: 'RESTRINGIDO' }, false],
    ['all within', {}, true],
    ['one that cannot be read', { testId: null }, false],
  ] as const) {
    await seeAgain(user, [{}, other]);
    await waitFor(() => {
      const said = screen.queryAllByText('Todo está bien.').length > 0;
      expect([name, said]).toEqual([name, isSaid]);
    });
    expect(await answer()).toBeVisible();
  }

  await seeAgain(user, [CRITICAL]);
  expect(await screen.findByText('Llame hoy mismo.')).toBeVisible();
  const phone = within(await answer()).getByRole('link', {
    name: 'Llamar al laboratorio: (601) 555 0190',
  });
  expect(phone).toHaveAttribute('href', 'tel:6015550190');
});

it('what asks for action stands first, in words for patients, and is no longer told as validated', async () => {
  const panic = { pathology: 6, panicMax: 4, refMin: 1, refMax: 3, result: '5' };
  await openOwnOrder([{}, HIGH, { ...panic, areaId: 9, areaName: 'Otra' }, CRITICAL]);
  await answer();
  expect(await shownTests()).toEqual(['Examen 4', 'Examen 3', 'Examen 1', 'Examen 2']);
  const table = screen.getByRole('table', { name: 'Resultados' });
  expect(within(table).getByRole('heading', { name: 'Requiere atención' })).toBeVisible();
  expect(table).toHaveTextContent('↑↑ Requiere atención');
  expect(table.outerHTML).not.toMatch(/pánico|crítico|validado/i);
});

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
