import { QueryCache } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import {
  changeSetting,
  FILTER,
  openDashboard,
  RESULTS,
  wireOrder,
  wireTest,
} from '@tests/support/dashboard';
import { LABORATORY, server } from '@tests/support/laboratory';
import { ANA, results } from '@tests/support/results';
import { watchWords } from '@tests/support/watch-words';

const USER_TYPES = [
  [1, 'Médico'],
  [2, 'Paciente'],
  [3, 'Cliente'],
  [4, 'Laboratorio'],
  [5, 'Aseguradora'],
  [6, 'Tarifa'],
] as const;

/** Stands in every field of a hidden test that could tell something. */
const canaries = (name: string) => ({
  testName: `${name} name`,
  result: `${name} result`,
  refLiteral: `${name} reference`,
  unit: `${name} unit`,
  technique: `${name} technique`,
  hasComment: true,
  resultComment: { comment: `${name} comment` },
});

/** What the portal's caches hold, as text. */
function watchCaches(): () => string {
  const build = vi.spyOn(QueryCache.prototype, 'build');
  onTestFinished(() => {
    build.mockRestore();
  });
  return () => {
    const caches = new Set(build.mock.contexts.filter((one) => one instanceof QueryCache));
    const queries = [...caches].flatMap((cache) => cache.getAll());
    return JSON.stringify(queries.map(({ queryKey, state }) => [queryKey, state.data]));
  };
}

/** Every user type sees validated tests only. */
function restrictToValidated(): void {
  const settings = USER_TYPES.map(([type]) => ({
    type,
    message: '',
    image: '',
    visible: true,
    confidential: false,
    quantityOrder: 0,
    onlyValidated: true,
  }));
  server.use(http.get(`${LABORATORY}/service/usertypes`, () => HttpResponse.json(settings)));
}

/** Opens Ana's order as this user type; gives what is kept, and all that was ever shown or is kept. */
async function everything(type: number, tile: string, tests: readonly object[]) {
  restrictToValidated();
  server.use(
    http.patch(FILTER, () => HttpResponse.json([wireOrder(ANA, 'Ana')])),
    http.get(RESULTS, () => HttpResponse.json(tests)),
  );
  const words = watchWords();
  const caches = watchCaches();
  const user = await openDashboard(type, tile);
  const search = screen.queryByRole('button', { name: 'Buscar' });
  if (search !== null) await user.click(search);
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  await user.click(within(list).getByRole('option', { name: /Ana/ }));
  const all = () => `${words()} ${document.documentElement.outerHTML} ${caches()}`;
  return { caches, all };
}

it.each(USER_TYPES)(
  'type %i (%s): what is not validated, in panic or blocked is neither on screen nor in memory (K3)',
  async (type, tile) => {
    changeSetting('BloqueaPanicos', '1');
    const { all, caches } = await everything(type, tile, [
      wireTest(ANA, 1, { result: 'seen result' }),
      wireTest(ANA, 2, { ...canaries('pending'), state: 3 }),
      wireTest(ANA, 3, { ...canaries('unknown'), state: null }),
      wireTest(ANA, 4, { ...canaries('panic'), pathology: 4 }),
      wireTest(ANA, 5, {
        ...canaries('blocked'),
        result: 'Bloqueado',
        blockTest: 1,
        testName: 'Examen 5',
      }),
    ]);
    await results();
    expect(caches()).toContain('seen result');
    expect(screen.getByText('Bloqueado')).toBeVisible();
    expect(all()).not.toMatch(/(pending|unknown|panic) (name|result|reference|unit|technique)/);
    expect(all()).not.toMatch(/\w+ comment"/);
  },
);

it.each(USER_TYPES)(
  'type %i (%s): nothing of a blocked order is on screen or in memory (K3)',
  async (type, tile) => {
    changeSetting('BloqueaPanicos', '2');
    const { all } = await everything(type, tile, [
      wireTest(ANA, 1, canaries('normal')),
      wireTest(ANA, 2, { ...canaries('panic'), pathology: 4 }),
    ]);
    expect(await screen.findByText(/se comunicará con usted/)).toBeVisible();
    expect(all()).not.toMatch(/(normal|panic) (name|result|reference|unit|technique|comment)/);
  },
);
