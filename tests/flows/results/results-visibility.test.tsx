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
} from '@tests/support/orders/dashboard';
import { startComparing } from '@tests/support/orders/history';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import {
  ANA,
  openAna,
  results,
  resultRow,
  selectOrder,
  shownTests,
} from '@tests/support/orders/results';
import { chooseArea } from '@tests/support/orders/search';
import { watchWords } from '@tests/support/page/watch-words';

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
async function everything(type: number, tests: readonly object[]) {
  restrictToValidated();
  server.use(
    http.patch(FILTER, () => HttpResponse.json([wireOrder(ANA, 'Ana')])),
    http.get(RESULTS, () => HttpResponse.json(tests)),
  );
  const words = watchWords();
  const caches = watchCaches();
  const user = await openDashboard(type);
  const search = screen.queryByRole('button', { name: 'Buscar' });
  if (search !== null) await user.click(search);
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  await user.click(within(list).getByRole('option', { name: new RegExp(ANA) }));
  const all = () => `${words()} ${document.documentElement.outerHTML} ${caches()}`;
  return { caches, all };
}

it.each(USER_TYPES)(
  'type %i (%s): what is not validated, in panic or blocked is neither on screen nor in memory (K3)',
  async (type) => {
    changeSetting('BloqueaPanicos', '1');
    const { all, caches } = await everything(type, [
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
  async (type) => {
    changeSetting('BloqueaPanicos', '2');
    const { all } = await everything(type, [
      wireTest(ANA, 1, canaries('normal')),
      wireTest(ANA, 2, { ...canaries('panic'), pathology: 4 }),
    ]);
    expect(await screen.findByText(/se comunicará con usted/)).toBeVisible();
    expect(all()).not.toMatch(/(normal|panic) (name|result|reference|unit|technique|comment)/);
  },
);

const AREAS = [
  { id: 1, name: 'Química clínica' },
  { id: 2, name: 'Hematología' },
];

/** Opens Ana's order in one area, or in all: a normal result in the first, one in panic in the second. */
async function openInArea(blocking: string, areaName: string | null): Promise<void> {
  changeSetting('BloqueaPanicos', blocking);
  const tests = [
    wireTest(ANA, 1, { areaId: 1, areaName: 'Química clínica' }),
    wireTest(ANA, 2, { areaId: 2, areaName: 'Hematología', pathology: 4 }),
  ];
  server.use(
    http.get(`${LABORATORY}/lis/api/areas/filter/state/true`, () => HttpResponse.json(AREAS)),
    http.patch(FILTER, () => HttpResponse.json([wireOrder(ANA, 'Ana')])),
    http.get(RESULTS, ({ params }) => {
      const area = Number(params['area']);
      return HttpResponse.json(tests.filter(({ areaId }) => area === 0 || areaId === area));
    }),
  );
  const user = await openDashboard(4);
  if (areaName !== null) await chooseArea(user, areaName);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await selectOrder(user, 'Ana');
}

const TOLD = /se comunicará con usted/;

it.each([
  ['0', null, ['Examen 1', 'Examen 2'], 0],
  ['0', 'Química clínica', ['Examen 1'], 0],
  ['0', 'Hematología', ['Examen 2'], 0],
  ['1', null, ['Examen 1'], 1],
  ['1', 'Química clínica', ['Examen 1'], 0],
] as const)(
  'K3: with blocking %s the area %s shows %j',
  async (blocking, areaName, shown, notes) => {
    await openInArea(blocking, areaName);
    await results();
    expect(await shownTests()).toEqual(shown);
    expect(screen.queryAllByText(TOLD)).toHaveLength(notes);
  },
);

it.each([
  ['1', 'Hematología'],
  ['2', null],
  ['2', 'Química clínica'],
  ['2', 'Hematología'],
] as const)(
  'K3: with blocking %s the area %s shows nothing to read or report',
  async (blocking, areaName) => {
    await openInArea(blocking, areaName);
    expect(await screen.findByText(TOLD)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Resultados' })).toBeNull();
    expect(screen.queryByText(/Examen \d/)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Informe final' })).toBeDisabled();
  },
);

/** What a server may send in the place of a restricted result: its own word, another one, or by mistake the value. */
const SENT = ['', 'RESTRINGIDO ', 'Reservado', '7.9'] as const;

/** A confidential result in panic beside an open one. */
function confidentialOrder(result: string) {
  return [
    wireTest(ANA, 1),
    wireTest(ANA, 2, {
      ...canaries('secret'),
      testName: 'Examen 2',
      unit: 'mg/dL',
      technique: '',
      sample: '',
      refLiteral: '',
      result,
      confidential: true,
      pathology: 6,
      hasAntibiogram: true,
    }),
  ];
}

/** The demo laboratory's sign-in, with or without the right to see confidential results. */
function signInWithRight(confidential: boolean): void {
  server.use(
    http.post(`${LABORATORY}/service/authentication/web`, async ({ request }) => {
      if (request.headers.has('x-own-call')) return undefined;
      const headers = { 'content-type': 'application/json', 'x-own-call': 'yes' };
      const body = await request.text();
      const original = await fetch(request.url, { method: 'POST', headers, body });
      const answer = (await original.json()) as { user: object };
      return HttpResponse.json({ ...answer, user: { ...answer.user, confidential } });
    }),
  );
}

async function openConfidential(result: string, word: string, mayRead: boolean) {
  changeSetting('ComentarioRegistroRestringido', word);
  signInWithRight(mayRead);
  server.use(
    http.patch(FILTER, () => HttpResponse.json([wireOrder(ANA, 'Ana')])),
    http.get(RESULTS, () => HttpResponse.json(confidentialOrder(result))),
  );
  const words = watchWords();
  const caches = watchCaches();
  const user = await openAna();
  await results();
  await startComparing(user);
  return { row: await resultRow('Examen 2'), words, caches };
}

it.each(SENT)(
  'K3: a confidential result sent as "%s" is withheld from who lacks the right, by no text',
  async (result) => {
    const { row, words, caches } = await openConfidential(result, '', false);
    expect(within(row).getByText('Restringido')).toBeVisible();
    expect(within(row).queryByRole('checkbox')).toBeNull();
    expect(within(row).queryByRole('button')).toBeNull();
    expect(within(row).queryByText(/Pánico|Alto|Normal/)).toBeNull();
    expect(screen.getByText(/2 exámenes · 0 alterados · 0 pendientes/)).toBeVisible();
    const kept = `${words()} ${caches()}`;
    expect(kept).not.toMatch(/7\.9|secret comment/);
  },
);

it('K3: a withheld result reads as the laboratory calls it', async () => {
  const { row } = await openConfidential('7.9', 'Uso reservado', false);
  expect(within(row).getByText('Uso reservado')).toBeVisible();
});

it('who may see confidential results sees one like any other', async () => {
  const { row } = await openConfidential('7.9', 'Uso reservado', true);
  expect(within(row).getByText('7.9')).toBeVisible();
  expect(within(row).getByText(/Pánico/)).toBeVisible();
  expect(within(row).getByRole('checkbox', { name: 'Comparar Examen 2' })).toBeVisible();
});
