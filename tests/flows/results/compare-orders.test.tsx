import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import {
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/orders/dashboard';
import { startComparing } from '@tests/support/orders/history';
import { server } from '@tests/support/environment/laboratory';
import { watchBrowser } from '@tests/support/reports/reports';

const FIRST = '202601050003';
const SECOND = '202602070001';
const OPEN = '202603010001';
const NEWER = '202603150009';

/** The results of each order; null for a call that fails. */
type Answers = Readonly<Record<string, readonly object[] | null>>;

const glucose = (order: string, changes: Record<string, unknown>) =>
  wireTest(order, 31, { testName: 'Glucosa', refMin: 70, refMax: 100, ...changes });

const ANSWERS: Answers = {
  [FIRST]: [wireTest(FIRST, 90, { testName: 'Sodio' })],
  [SECOND]: [
    glucose(SECOND, { result: '95' }),
    wireTest(SECOND, 32, { testName: 'Urea', result: '30' }),
    wireTest(SECOND, 33, { testName: 'Color', resultType: 2, result: 'Amarillo' }),
    wireTest(SECOND, 35, { testName: 'Reservado', blockTest: 1, result: '***' }),
    wireTest(SECOND, 36, { testName: 'Cloro' }),
  ],
  [OPEN]: [
    glucose(OPEN, { result: '130', pathology: 3 }),
    wireTest(OPEN, 32, { testName: 'Urea', result: '30' }),
    wireTest(OPEN, 33, { testName: 'Color', resultType: 2, result: 'Ámbar' }),
    wireTest(OPEN, 34, { testName: 'Calcio' }),
    wireTest(OPEN, 35, { testName: 'Reservado', result: '77' }),
  ],
  [NEWER]: [glucose(NEWER, { result: '131', pathology: 3 })],
};

/** Opens the order and the comparison of a patient with these orders. */
async function openComparison(answers: Answers = ANSWERS, type = 4): Promise<UserEvent> {
  const orders = Object.keys(answers).map((order) => wireOrder(order, `P${order}`));
  server.use(
    http.patch(FILTER, () =>
      HttpResponse.json(orders.map((order) => ({ ...order, patientId: 'x' }))),
    ),
    http.get(RESULTS, ({ params }) => {
      const tests = answers[String(params['order'])] ?? null;
      return tests === null ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(tests);
    }),
  );
  const user = await openDashboard(type);
  if (type !== 2) await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  await user.click(within(list).getByRole('option', { name: new RegExp(OPEN) }));
  await screen.findByRole('table', { name: 'Resultados' });
  await startComparing(user);
  await user.click(screen.getByRole('button', { name: 'Comparar órdenes' }));
  await screen.findByRole('dialog', { name: /^Comparar órdenes/ });
  return user;
}

const dialog = () => within(screen.getByRole('dialog'));
const rows = async () => {
  const table = await dialog().findByRole('table', { name: 'Resultados de las dos órdenes' });
  const [, ...found] = within(table).getAllByRole('row');
  return found.map(({ textContent }) => textContent);
};

it('lays the order beside the one before it, and says what changed', async () => {
  await openComparison();
  const found = await rows();
  expect(dialog().getByRole('combobox', { name: 'Comparar con la orden' })).toHaveValue(SECOND);
  expect(found).toHaveLength(3);
  expect(found[0]).toMatch(/Glucosa.*95.*Normal.*130.*Alto.*\+35/);
  expect(found[1]).toMatch(/Urea.*30.*30.*sin cambio/);
  expect(found[2]).toMatch(/Color.*Amarillo.*Ámbar.*Cambió/);
  expect(dialog().getByText('Pasó a alterado (1):')).toBeVisible();
  expect(dialog().getByText(/Glucosa: 95\s→\s130\smg\/dL/)).toBeVisible();
  expect(dialog().getByText(`Solo en la orden ${SECOND}: Cloro`)).toBeVisible();
});

it('shows nothing of a result that is kept back in one of the orders (K3)', async () => {
  await openComparison();
  await rows();
  // Kept back in the earlier order alone: of that one there is nothing, and of no test is it said that it lacks it.
  expect(dialog().queryByText(/\*\*\*/)).toBeNull();
  expect(dialog().queryByText(/^Solo en la orden 202603010001/)).toBeNull();
  expect(dialog().getByText(`No visible en la orden ${SECOND}: Calcio, Reservado`)).toBeVisible();
});

it('says of no test that an order lacks it while some of that order are not validated', async () => {
  const waiting = glucose(OPEN, { state: 2, result: '130' });
  await openComparison(
    {
      [SECOND]: [glucose(SECOND, {}), wireTest(SECOND, 32, { testName: 'Urea' })],
      [OPEN]: [waiting, wireTest(OPEN, 33, { testName: 'Calcio' })],
    },
    2,
  );
  expect(await dialog().findByText(`No visible en la orden ${OPEN}: Glucosa, Urea`)).toBeVisible();
  expect(dialog().getByText(`Solo en la orden ${OPEN}: Calcio`)).toBeVisible();
  expect(dialog().getByText('Ningún examen está visible en las dos órdenes.')).toBeVisible();
});

it('keeps to changes where somebody wants that', async () => {
  const user = await openComparison();
  await rows();
  await user.click(dialog().getByRole('button', { name: 'Solo cambios (2)' }));
  expect((await rows()).join(' ')).not.toContain('Urea');
  // On paper no button tells that this is not all.
  expect(dialog().getByText('Solo cambios: no se muestra 1 examen sin cambio.')).toBeVisible();
});

it('gives neither value the unit of the other', async () => {
  const high = { pathology: 3 };
  await openComparison({
    [SECOND]: [
      glucose(SECOND, { result: '5.3', unit: 'mmol/L', refMin: 3.9, refMax: 5.5 }),
      wireTest(SECOND, 32, { testName: 'Urea', result: '30', unit: '' }),
    ],
    [OPEN]: [
      glucose(OPEN, { result: '130', ...high }),
      wireTest(OPEN, 32, { testName: 'Urea', result: '60', ...high }),
    ],
  });
  expect((await rows()).join()).toMatch(/Glucosa.*Otra unidad.*Urea.*Otra unidad/);
  const [course] = dialog().getAllByRole('listitem');
  expect(course).toHaveTextContent(
    'Glucosa: 5.3 mmol/L → 130 mg/dL; Urea: 30 (sin unidad) → 60 mg/dL',
  );
});

const culture = (order: string) =>
  wireTest(order, 40, { testName: 'Cultivo', result: 'Crecimiento', hasAntibiogram: true });
const biopsy = (order: string, comment: string) =>
  wireTest(order, 41, {
    testName: 'Citología',
    result: 'Ver comentario',
    hasComment: true,
    resultComment: { comment },
  });
const UNKNOWN: Answers = {
  [SECOND]: [
    glucose(SECOND, { result: '90', sampleName: 'Suero' }),
    culture(SECOND),
    biopsy(SECOND, 'Células normales'),
    wireTest(SECOND, 42, { testName: 'Sodio', result: {} }),
    wireTest(SECOND, 43, { testName: 'Potasio', result: '4.1' }),
  ],
  [OPEN]: [
    glucose(OPEN, { result: '60', sampleName: 'LCR', pathology: 2 }),
    culture(OPEN),
    biopsy(OPEN, 'Células malignas'),
    wireTest(OPEN, 42, { testName: 'Sodio', result: {} }),
    wireTest(OPEN, 43, { testName: 'Potasio', result: '4.4', state: 2 }),
  ],
};

it('calls nothing the same that nobody knows, and hides none of it', async () => {
  const user = await openComparison(UNKNOWN);
  await user.click(await dialog().findByRole('button', { name: 'Solo cambios (5)' }));
  const [first, ...found] = await rows();
  expect(first).toMatch(/Glucosa.*90.*Muestra: Suero.*60.*Muestra: LCR.*Otra muestra$/);
  expect(found[0]).toMatch(/Cultivo.*Antibiograma sin comparar$/);
  expect(found[1]).toMatch(/Citología.*Otro comentario$/);
  expect(found[2]).toMatch(/Sodio.*No se puede comparar$/);
  expect(dialog().queryByText(/^Pasó a/)).toBeNull();
  expect(
    dialog().getByText(
      '1 de los 5 exámenes que están en las dos órdenes tiene otro resultado. De 4 no se puede decir si cambiaron.',
    ),
  ).toBeVisible();
});

it('takes along what the screen says of a difference, the samples, and what is not validated', async () => {
  const { blobs } = watchBrowser();
  const user = await openComparison(UNKNOWN);
  await user.click(await dialog().findByRole('button', { name: 'Descargar CSV' }));
  await waitFor(() => {
    expect(blobs.size).toBe(1);
  });
  const csv = (await [...blobs.values()][0]?.text()) ?? '';
  const [heads = [], ...lines] = csv.split('\r\n').map((line) => line.split(';').slice(2));
  expect(heads.slice(0, 7).map((head) => head.split(' ')[0])).toEqual([
    ...['Examen', 'Resultado', 'Marca', 'Unidad', 'Valores', 'Validado', 'Muestra'],
  ]);
  expect(lines[0]?.slice(6)).toEqual([
    ...['Suero', '60', 'Bajo', 'mg/dL', '70.0 – 100.0', '', 'LCR', 'Otra muestra', 'Química', ''],
  ]);
  expect(lines[4]?.slice(7).join(';')).toBe('"\t4.4";;mg/dL;;Sin validar;;"\t+0.3";Química;');
});

it('puts the earlier order first, whichever of the two is open', async () => {
  const user = await openComparison();
  await rows();
  await user.selectOptions(dialog().getByRole('combobox'), NEWER);
  await waitFor(async () => {
    expect(await rows()).toHaveLength(1);
  });
  expect((await rows())[0]).toMatch(/Glucosa.*130.*131.*\+1/);
  expect(dialog().getByText('Sigue alterado (1):')).toBeVisible();
});

it('says that two orders have no test in common', async () => {
  const user = await openComparison();
  await rows();
  await user.selectOptions(dialog().getByRole('combobox'), FIRST);
  expect(await dialog().findByText('Las dos órdenes no tienen exámenes en común.')).toBeVisible();
  expect(dialog().queryByRole('table')).toBeNull();
});

it('says that there is no other order, and that one could not be had', async () => {
  await openComparison({ [OPEN]: ANSWERS[OPEN] ?? [] });
  expect(await dialog().findByText(/^No hay otra orden de este paciente/)).toBeVisible();
});

it('names the order whose results could not be had', async () => {
  await openComparison({ ...ANSWERS, [SECOND]: null });
  expect(
    await dialog().findByText(`No se pudieron cargar los resultados de la orden ${SECOND}`),
  ).toBeVisible();
  expect(dialog().queryByRole('table')).toBeNull();
});

it('tells patients what was and what is, without a judgement', async () => {
  await openComparison(ANSWERS, 2);
  await rows();
  expect(dialog().queryByText(/^Pasó a/)).toBeNull();
  expect(
    dialog().getByText('2 de los 3 exámenes que están en las dos órdenes tienen otro resultado.'),
  ).toBeVisible();
});

it('says one thing of one number in other digits, and of one with another mark', async () => {
  const before = [glucose(SECOND, { result: '95' }), wireTest(SECOND, 32)];
  const now = [glucose(OPEN, { result: '95.0' }), wireTest(OPEN, 32, { pathology: 3 })];
  const user = await openComparison({ [SECOND]: before, [OPEN]: now }, 2);
  const [same, marked] = await rows();
  expect(same).toMatch(/95.*95\.0.*sin cambio$/);
  expect(marked).toMatch(/Normal.*Alto.*Solo otra marca$/);
  expect(
    dialog().getByText(
      '0 de los 2 exámenes que están en las dos órdenes tienen otro resultado. 1 tiene el mismo resultado con otra marca.',
    ),
  ).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Solo cambios (1)' }));
  expect(await rows()).toEqual([marked]);
});

/** The comparison of two glucoses, 95 and 130, in a laboratory that knows its own variation. */
async function openVariation(type: number): Promise<void> {
  const tests = [{ codes: ['31'], what: 'x', rcv: { percent: 24 } }];
  server.use(http.get('*/glossary/es.json', () => HttpResponse.json({ version: 1, tests })));
  const before = { result: '95', validationDate: Date.UTC(2026, 1, 7) };
  const now = { result: '130', validationDate: Date.UTC(2026, 2, 1) };
  await openComparison({ [SECOND]: [glucose(SECOND, before)], [OPEN]: [glucose(OPEN, now)] }, type);
  await rows();
}

const NOTABLE = 'Mayor que lo esperable por variación biológica y analítica (VRC 24.0 %)';

it.each([1, 4])('tells users of type %d of the laboratory’s own variation', async (type) => {
  await openVariation(type);
  expect(await dialog().findByText(NOTABLE)).toBeVisible();
  expect(dialog().getByText('Cambio mayor que el esperable (1):')).toBeVisible();
});

it('tells patients nothing of it, though they have the file', async () => {
  await openVariation(2);
  expect(dialog().queryByText(NOTABLE)).toBeNull();
});
