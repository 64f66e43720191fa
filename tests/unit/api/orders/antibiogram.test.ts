import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { getAntibiogram } from '@/api/microbiology/get-antibiogram';

import { answerAll, portalPerTest } from '@tests/unit/api/portal';

const ORDER = '202503200005';
const TEST = 88;

function answer(body: unknown): void {
  answerAll(() => HttpResponse.json(body as object));
}

function organism(changes: Record<string, unknown> = {}) {
  return { id: 1, name: 'E. coli', selected: true, resultsMicrobiology: [], ...changes };
}

portalPerTest();

it('keeps the selected microorganisms with their exact texts and counts broken rows (F1)', async () => {
  answer({
    order: Number(ORDER),
    test: TEST,
    microorganisms: [
      organism({
        comment: '<p>BLEE</p>',
        resultsMicrobiology: [
          { nameAntibiotic: 'Ampicilina', cmi: '<=0.5', interpretationCMI: 'S', selected: false },
          { nameAntibiotic: 'Gentamicina', cmi: null },
          { cmi: '4' },
          7,
        ],
      }),
      organism({ id: 2, name: 'Candida', selected: false, resultsMicrobiology: [7] }),
      organism({ id: 3, name: null }),
    ],
  });
  expect(await getAntibiogram(ORDER, TEST)).toEqual({
    items: [
      {
        id: 1,
        name: 'E. coli',
        comment: '<p>BLEE</p>',
        antibiotics: [
          { antibiotic: 'Ampicilina', mic: '<=0.5', interpretation: 'S' },
          { antibiotic: 'Gentamicina', mic: '', interpretation: '' },
        ],
        unreadable: 2,
      },
    ],
    unreadable: 3,
  });
});

it('takes what the laboratory says to print, by hand and by disk, and nothing else of them', async () => {
  const manual = { cmiM: '>=32', interpretationCMIM: 'R' };
  const disk = { disk: 12, interpretationDisk: 'I' };
  const row = (nameAntibiotic: string, fields: object) => ({ nameAntibiotic, ...fields });
  answer({
    microorganisms: [
      organism({
        resultsMicrobiology: [
          row('A', { cmi: '<=2', interpretationCMI: 'S', ...manual, cmiMPrint: true }),
          row('B', { cmi: null, ...manual, ...disk, cmiMPrint: false, diskPrint: 'true' }),
          row('C', { cmi: '4', ...manual, ...disk }),
          row('D', { cmi: '4', cmiM: '8', cmiMPrint: '?', disk: null, diskPrint: true }),
        ],
      }),
    ],
  });
  const [found] = (await getAntibiogram(ORDER, TEST))?.items ?? [];
  expect(found?.antibiotics).toEqual([
    {
      ...{ antibiotic: 'A', mic: '<=2', interpretation: 'S' },
      printed: [{ antibiotic: 'A', mic: '>=32', interpretation: 'R', method: 'manual' }],
    },
    {
      ...{ antibiotic: 'B', mic: '', interpretation: '' },
      printed: [{ antibiotic: 'B', mic: '12', interpretation: 'I', method: 'disk' }],
    },
    { antibiotic: 'C', mic: '4', interpretation: '' },
    {
      ...{ antibiotic: 'D', mic: '4', interpretation: '' },
      printed: [{ antibiotic: 'D', mic: '8', interpretation: '', method: 'manual' }],
    },
  ]);
});

it('reads how much grew and what the laboratory adds; what is no text is counted', async () => {
  answer({
    microorganisms: [
      organism({ recount: '> 10^5 UFC/mL', complementations: 'Aislar' }),
      organism({ id: 2, recount: 100_000, complementations: null }),
      organism({ id: 3, recount: [1], complementations: { es: 'Aislar' }, comment: null }),
    ],
  });
  const { items = [], unreadable } = (await getAntibiogram(ORDER, TEST)) ?? {};
  expect(items.map(({ count, complement }) => [count, complement])).toEqual([
    ['> 10^5 UFC/mL', 'Aislar'],
    ['100000', undefined],
    [undefined, undefined],
  ]);
  expect(unreadable).toBe(1);
});

it('a value or comment that is no text is counted, never empty', async () => {
  const rows = [
    { nameAntibiotic: 'A', cmi: { value: 1 } },
    { nameAntibiotic: 'B', cmi: '4', interpretationCMI: ['R'] },
    { nameAntibiotic: 'C', cmi: '4', cmiM: {}, cmiMPrint: true },
    { nameAntibiotic: 'D', cmi: '4', cmiM: {}, cmiMPrint: false },
    { nameAntibiotic: 'E', cmi: 0 },
  ];
  answer({
    microorganisms: [
      organism({ comment: { comment: 'BLEE' }, resultsMicrobiology: rows }),
      organism({ id: 2, comment: ['BLEE'] }),
    ],
  });
  const { items = [], unreadable } = (await getAntibiogram(ORDER, TEST)) ?? {};
  expect(items).toMatchObject([
    { comment: 'BLEE', unreadable: 3, antibiotics: [{ antibiotic: 'D' }, { mic: '0' }] },
    { comment: '', unreadable: 0 },
  ]);
  expect(unreadable).toBe(4);
});

it.each([
  ['no microorganisms', []],
  ['nothing selected', [organism({ selected: false }), organism({ selected: 'false' })]],
  [
    'some unselected and the rest unsaid',
    [organism({ selected: false }), organism({ selected: null })],
  ],
])('%s means no antibiogram', async (_case, microorganisms) => {
  answer({ microorganisms });
  expect(await getAntibiogram(ORDER, TEST)).toEqual({ items: [], unreadable: 0 });
});

it('no body means that nothing was delivered', async () => {
  answerAll(() => new Response(null, { status: 204 }));
  expect(await getAntibiogram(ORDER, TEST)).toBeNull();
});

it.each([
  ['absent', undefined],
  ['null', null],
])('shows every microorganism where `selected` is %s in all of them', async (_case, selected) => {
  const names = ['E. coli', 'Klebsiella', 'Candida'];
  answer({ microorganisms: names.map((name) => organism({ name, selected })) });
  const found = await getAntibiogram(ORDER, TEST);
  expect(found?.items.map(({ name }) => name)).toEqual(names);
});

it('shows only the selected ones where some carry the mark', async () => {
  const unsaid = organism({ name: 'Klebsiella', selected: undefined });
  answer({ microorganisms: [organism(), unsaid, organism({ name: 'Candida', selected: false })] });
  const found = await getAntibiogram(ORDER, TEST);
  expect(found?.items.map(({ name }) => name)).toEqual(['E. coli']);
});

it.each([
  ['an empty object', {}],
  ['an error', { code: 0, message: 'Service is starting' }],
  ['a list that is absent', { order: Number(ORDER), test: TEST }],
  ['a list that is null', { order: Number(ORDER), test: TEST, microorganisms: null }],
  ['a list under another name', { organisms: [organism()] }],
  ['a wrapped detection', { data: { microorganisms: [organism()] } }],
  ['a text for the list', { microorganisms: 'Escherichia coli' }],
  ['nothing but unreadable ones', { microorganisms: [null, { nombre: 'E. coli' }] }],
  [
    'an unreadable one beside unselected ones',
    { microorganisms: [7, organism({ selected: false })] },
  ],
  ['a mark that means neither', { microorganisms: [organism({ selected: 'quizás' })] }],
])('%s is a failure, never "no antibiogram"', async (_case, body) => {
  answer(body);
  await expect(getAntibiogram(ORDER, TEST)).rejects.toMatchObject({ kind: 'contract' });
});

it.each([
  ['absent', undefined, 1],
  ['unreadable', [7, {}], 2],
  ['null', null, 0],
])('tells rows that are %s from none', async (_case, resultsMicrobiology, unreadable) => {
  answer({ microorganisms: [organism({ resultsMicrobiology })] });
  expect(await getAntibiogram(ORDER, TEST)).toMatchObject({
    items: [{ name: 'E. coli', antibiotics: [], unreadable }],
    unreadable,
  });
});

it.each([
  ['order', { order: 202503200006, test: TEST }],
  ['test', { order: Number(ORDER), test: 89 }],
  ['kind of order', { order: { id: 7 }, test: TEST }],
  ['kind of test', { order: Number(ORDER), test: [TEST] }],
])('rejects the antibiogram of another %s (F7)', async (_case, owner) => {
  answer({ ...owner, microorganisms: [organism()] });
  await expect(getAntibiogram(ORDER, TEST)).rejects.toMatchObject({ kind: 'contract' });
});
