import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { today } from '@/lib/dates/dates';
import { changeSetting, wireTest } from '@tests/support/orders/dashboard';
import {
  layOut,
  openHistory,
  openOrderWithHistory,
  ORDER,
  startComparing,
  tick,
  wireHistory,
  wireItem,
  type HistoryAnswer,
} from '@tests/support/orders/history';
import { holdPauses } from '@tests/support/environment/pauses';

const TESTS = [
  wireTest(ORDER, 32, { testName: 'Urea', unit: 'mg/dL' }),
  wireTest(ORDER, 31, { testName: 'Glucosa', abbreviation: 'GLU', digits: 1 }),
];
const noHistory = () => `No hay resultados anteriores de este examen desde ${today().year - 3}.`;
const CHART = 'Gráfica histórica';
const TABLE = 'Tabla histórica';

const dialog = (title: string) => screen.findByRole('dialog', { name: new RegExp(`^${title} · `) });
const openButton = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  layOut();
});

describe.each([
  [CHART, 'HistoricoGrafica'],
  [TABLE, 'Historico'],
])('%s', (title, setting) => {
  it('asks for the ticked tests of the patient, once', async () => {
    const asked: unknown[] = [];
    await openHistory(
      title,
      (body) => {
        asked.push(body);
        return [wireHistory(31, [wireItem('1')])];
      },
      TESTS,
    );
    const frame = within(await dialog(title));
    expect(await frame.findByRole('heading', { name: /Glucosa/ })).toBeVisible();
    // React's strict mode mounts twice and drops the first call.
    expect(new Set(asked.map((body) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify({ id: 7, testId: [31, 32] })]),
    );
  });

  it('asks for nothing when nothing is ticked and says what to do', async () => {
    let calls = 0;
    const count = () => {
      calls += 1;
      return [];
    };
    const user = await openOrderWithHistory([wireTest(ORDER, 1, { resultType: 2 })], count);
    await startComparing(user);
    await user.click(await openButton(title));
    expect(
      await screen.findByText('Seleccione los exámenes que desea ver el histórico'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: new RegExp(`^${title}`) })).not.toBeInTheDocument();
    expect(calls).toBe(0);
  });

  it('names the tests without history, and says of those that did not come back that nobody knows', async () => {
    await openHistory(title, () => [wireHistory(31, [])], TESTS);
    const frame = within(await dialog(title));
    expect(await frame.findByText(noHistory())).toBeVisible();
    const gaps = frame.getAllByRole('term').map(({ textContent }) => textContent);
    expect(gaps).toEqual(['Glucosa (GLU)', 'Urea (E32)']);
    const reasons = frame.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(reasons).toEqual([noHistory(), 'Sin consultar']);
  });

  it('neither offers nor asks for a withheld test (K3)', async () => {
    const bodies: unknown[] = [];
    const blocked = wireTest(ORDER, 33, { testName: 'Reservado', blockTest: 1, result: '***' });
    const answer = (body: unknown) => {
      bodies.push(body);
      return [wireHistory(31, [wireItem('1')]), wireHistory(33, [wireItem('2')])];
    };
    const user = await openOrderWithHistory([...TESTS, blocked], answer);
    await startComparing(user);
    expect(screen.queryByRole('checkbox', { name: 'Comparar Reservado' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Comparar todo Química' }));
    await user.click(await openButton(title));
    const frame = within(await dialog(title));
    expect(await frame.findByRole('heading', { name: /Glucosa/ })).toBeVisible();
    expect(frame.queryByRole('heading', { name: /Reservado/ })).not.toBeInTheDocument();
    expect(JSON.stringify(bodies)).not.toContain('33');
  });

  it('never shows a result that panic blocking hides (K3)', async () => {
    changeSetting('BloqueaPanicos', '1');
    await openHistory(
      title,
      () => [
        wireHistory(31, [wireItem('1'), wireItem('2', { result: '999.9', pathology: 9 })]),
        wireHistory(32, [wireItem('3', { result: '888.8', pathology: 3 })]),
      ],
      TESTS,
    );
    const frame = within(await dialog(title));
    expect(await frame.findByRole('heading', { name: /Glucosa/ })).toBeVisible();
    expect(frame.getByText(noHistory())).toBeVisible();
    expect(document.body).not.toHaveTextContent(/999\.9|888\.8/);
  });

  it('marks a history that may lack results, and tells how many records could not be read', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => wireItem(String(index + 1)));
    await openHistory(
      title,
      () => [
        wireHistory(31, twenty),
        wireHistory(32, [wireItem('1'), {}, null as unknown as object]),
      ],
      TESTS,
    );
    const frame = within(await dialog(title));
    // The only order that the laboratory lists is the open one: those between may not be listed.
    expect(await frame.findByText(/órdenes que no aparecen en su lista/)).toBeVisible();
    expect(frame.getAllByText('Incompleto')).toHaveLength(1);
    expect(frame.getByText('2 resultados del histórico no se pudieron leer.')).toBeVisible();
  });

  it('says when it fails, and repeats on demand', async () => {
    let isBroken = true;
    const user = await openHistory(
      title,
      () =>
        isBroken ? new HttpResponse(null, { status: 400 }) : [wireHistory(31, [wireItem('1')])],
      TESTS,
    );
    const frame = within(await dialog(title));
    expect(await frame.findByRole('alert')).toHaveTextContent('No se pudo cargar el histórico');
    isBroken = false;
    await user.click(frame.getByRole('button', { name: 'Reintentar' }));
    expect(await frame.findByRole('heading', { name: /Glucosa/ })).toBeVisible();
    expect(frame.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows that it is working, and stops the call when it is closed', async () => {
    const signals: AbortSignal[] = [];
    // The results themselves ask for the history of both tests; the dialog for that of the ticked one.
    const answer: HistoryAnswer = async (body, signal) => {
      if (JSON.stringify(body) !== JSON.stringify({ id: 7, testId: [32] })) return [];
      signals.push(signal);
      await delay('infinite');
      return [];
    };
    const user = await openOrderWithHistory(TESTS, answer);
    await tick(user, ['Urea']);
    await user.click(await openButton(title));
    const frame = within(await dialog(title));
    expect(await frame.findByRole('status')).toHaveTextContent('Cargando…');
    await waitFor(() => {
      expect(signals.length).toBeGreaterThan(0);
    });
    await user.click(frame.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => {
      expect(signals.every(({ aborted }) => aborted)).toBe(true);
    });
  });

  it('is not offered while the laboratory has it off', async () => {
    changeSetting(setting, 'false');
    const user = await openOrderWithHistory(TESTS, () => []);
    await startComparing(user);
    const other = title === CHART ? TABLE : CHART;
    expect(await openButton(other)).toBeVisible();
    expect(screen.queryByRole('button', { name: title })).not.toBeInTheDocument();
  });

  it('shows whose history it is (F7)', async () => {
    await openHistory(title, () => [wireHistory(31, [wireItem('1')])], TESTS);
    expect(await dialog(title)).toHaveAccessibleName(
      `${title} · Ana Prueba · CC doc ${ORDER} · ${ORDER}`,
    );
  });
});

it('a slow laboratory is waited for with words', async () => {
  const pauses = holdPauses(5000);
  await openHistory(
    TABLE,
    async () => {
      await delay('infinite');
      return [];
    },
    TESTS,
  );
  const frame = within(await dialog(TABLE));
  await pauses.pass();
  expect(await frame.findByText('El laboratorio está tardando en responder…')).toBeVisible();
});
