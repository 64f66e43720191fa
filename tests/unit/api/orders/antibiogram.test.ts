import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { getAntibiogram } from '@/api/microbiology/get-antibiogram';
import { orderResultsOptions } from '@/api/orders/get-order-results';
import type { AntibiogramState } from '@/domain/results/test-result';

import { answerAll, answerJson, OPEN_RULES, portalPerTest, signIn } from '@tests/unit/api/portal';

const ORDER = '202503200005';
const TEST = 88;

function organism(changes: Record<string, unknown> = {}) {
  return { id: 1, name: 'E. coli', selected: true, resultsMicrobiology: [], ...changes };
}

portalPerTest();

describe('what is read', () => {
  it('keeps the selected microorganisms with their exact texts and counts broken rows', async () => {
    answerJson({
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
          ...{ id: 1, name: 'E. coli', comment: '<p>BLEE</p>', unreadable: 2 },
          antibiotics: [
            { antibiotic: 'Ampicilina', mic: '<=0.5', interpretation: 'S' },
            { antibiotic: 'Gentamicina', mic: '', interpretation: '' },
          ],
        },
      ],
      unreadable: 3,
    });
  });

  it('takes what the laboratory says to print, by hand and by disk, and nothing else of them', async () => {
    const manual = { cmiM: '>=32', interpretationCMIM: 'R' };
    const disk = { disk: 12, interpretationDisk: 'I' };
    const row = (nameAntibiotic: string, fields: object) => ({ nameAntibiotic, ...fields });
    const resultsMicrobiology = [
      row('A', { cmi: '<=2', interpretationCMI: 'S', ...manual, cmiMPrint: true }),
      row('B', { cmi: null, ...manual, ...disk, cmiMPrint: false, diskPrint: 'true' }),
      row('C', { cmi: '4', ...manual, ...disk }),
      row('D', { cmi: '4', cmiM: '8', cmiMPrint: '?', disk: null, diskPrint: true }),
    ];
    answerJson({ microorganisms: [organism({ resultsMicrobiology })] });
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
    answerJson({
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
    answerJson({
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
    ['absent', undefined, 1],
    ['unreadable', [7, {}], 2],
    ['null', null, 0],
  ])('tells rows that are %s from none', async (_case, resultsMicrobiology, unreadable) => {
    answerJson({ microorganisms: [organism({ resultsMicrobiology })] });
    expect(await getAntibiogram(ORDER, TEST)).toMatchObject({
      items: [{ name: 'E. coli', antibiotics: [], unreadable }],
      unreadable,
    });
  });
});

describe('which microorganisms are shown', () => {
  const marked = (...marks: unknown[]) =>
    marks.map((selected) => organism({ name: `E. ${String(selected)}`, selected }));

  it.each<[string, unknown[], string[]]>([
    ['nothing where there are none', [], []],
    ['nothing where none is selected', [false, 'false'], []],
    ['nothing where some are unselected and the rest unsaid', [false, null], []],
    ['all where nobody says so', [undefined, undefined], ['E. undefined', 'E. undefined']],
    ['all where the mark is null in all', [null, null], ['E. null', 'E. null']],
    ['the selected ones where some carry the mark', [true, undefined, false], ['E. true']],
  ])('%s', async (_case, marks, names) => {
    answerJson({ microorganisms: marked(...marks) });
    const { items, unreadable } = (await getAntibiogram(ORDER, TEST)) ?? {};
    expect(items?.map(({ name }) => name)).toEqual(names);
    expect(unreadable).toBe(0);
  });

  it('no body means that nothing was delivered', async () => {
    answerAll(() => new Response(null, { status: 204 }));
    expect(await getAntibiogram(ORDER, TEST)).toBeNull();
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
    ['an unreadable one beside unselected ones', { microorganisms: [7, ...marked(false)] }],
    ['a mark that means neither', { microorganisms: marked('quizás') }],
  ])('%s is a failure, never "no antibiogram"', async (_case, body) => {
    answerJson(body);
    await expect(getAntibiogram(ORDER, TEST)).rejects.toMatchObject({ kind: 'contract' });
  });
});

describe('whose it is', () => {
  it.each([
    [0, 0],
    ['0', null],
    [ORDER, 0],
    [0, TEST],
  ])('is of the test asked for where it names this one or none: %j, %j', async (order, test) => {
    answerJson({ order, test, microorganisms: [organism()] });
    expect(await getAntibiogram(ORDER, TEST)).toMatchObject({ items: [{ name: 'E. coli' }] });
  });

  it.each([
    ['order', 202503200006, TEST],
    ['order', '202503200006', 0],
    ['order', -1, TEST],
    ['kind of order', { id: 7 }, TEST],
    ['test', ORDER, 89],
    ['test', 0, 89],
    ['kind of test', ORDER, [TEST]],
  ])('that of another %s is refused: %j, %j', async (_what, order, test) => {
    answerJson({ order, test, microorganisms: [organism()] });
    await expect(getAntibiogram(ORDER, TEST)).rejects.toMatchObject({ kind: 'contract' });
  });
});

describe('of which tests it is offered', () => {
  const fields = { state: 4, pathology: 0, result: 'Crecimiento', hasAntibiogram: true };
  const culture = { testId: TEST, ...fields };
  const other = { testId: 89, ...fields };

  /** Of which of the tests an antibiogram is offered, and of which it is kept, as their ids. */
  async function antibiograms(tests: readonly object[], rules: object) {
    signIn();
    answerJson(tests);
    const open = { ...OPEN_RULES, seesConfidential: false };
    const options = orderResultsOptions({
      ...{ order: ORDER, patientIdDB: 7, areaId: 0, rules: { ...open, ...rules } },
    });
    const { tests: read } = await new QueryClient().query(options);
    const ids = (state: AntibiogramState) =>
      read.filter(({ antibiogram }) => antibiogram === state).map(({ testId }) => testId);
    return { offered: ids('known'), kept: ids('kept') };
  }

  it.each<[string, object, object]>([
    ['is confidential', { confidential: true }, {}],
    ['is blocked', { blockTest: 1 }, {}],
    ['is pathological where those are kept back', { pathology: 3 }, { panicBlocking: 'test' }],
    ['is not validated where only those are seen', { state: 2 }, { onlyValidated: true }],
  ])('none that may be of a test of the same id which %s', async (_case, changes, rules) => {
    const twins = await antibiograms([culture, { ...culture, ...changes }, other], rules);
    expect(twins).toEqual({ offered: [89], kept: [TEST] });
    const seen = await antibiograms([culture, culture, other], {});
    expect(seen).toEqual({ offered: [TEST, TEST, 89], kept: [] });
  });

  it('a test of the same id that may be read and has none is no antibiogram that is kept', async () => {
    const tests = [
      { ...culture, hasAntibiogram: false },
      { ...culture, confidential: true },
    ];
    expect(await antibiograms(tests, {})).toEqual({ offered: [], kept: [] });
  });
});
