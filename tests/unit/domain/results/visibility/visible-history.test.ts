import { expect, it } from 'vitest';

import { visibleHistory } from '@/domain/results/visibility/visible-history';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { historyItem, testHistory } from '@tests/support/fixtures/test-history';

const rules = (panicBlocking: VisibilityRules['panicBlocking']): VisibilityRules => ({
  onlyValidated: false,
  panicBlocking,
  seesConfidential: true,
});

const texts = { pendingText: 'En proceso', restrictedText: 'No disponible' };

const entry = (order: number, fields = {}) => historyItem({ order: `20260301${order}`, ...fields });
const normal = entry(1);
const high = entry(2, { pathology: 3 });
const outside = entry(3, { result: '9.9', reference: { min: 3.5, max: 5.1 } });
const lost = entry(4, { result: '9 900', reference: { min: 3500, max: 5100 } });

it('shows everything while nothing is blocked', () => {
  const histories = [testHistory(1, [normal, high, outside])];
  expect(visibleHistory(histories, rules('none'), texts)).toEqual(histories);
});

it.each(['test', 'order'] as const)('blocked by %s, no pathological result comes back', (by) => {
  const histories = [testHistory(1, [normal, high, outside, lost]), testHistory(2, [normal])];
  expect(visibleHistory(histories, rules(by), texts)).toEqual([
    { ...testHistory(1, [normal]), hasGaps: true },
    testHistory(2, [normal]),
  ]);
});

it('goes on telling that results are missing where all that is left may be seen', () => {
  const cut = { ...testHistory(1, [normal]), hasGaps: true };
  expect(visibleHistory([cut], rules('test'), texts)).toEqual([cut]);
});

it.each(['Bloqueado', 'bloqueado ', 'Restringido', 'Pendiente', 'No disponible', 'EN PROCESO'])(
  '%j in the place of a result tells nothing of it, and that one is missing',
  (result) => {
    const replaced = entry(5, { result, pathology: 9, comment: 'Crítico' });
    const nothing = { resultNumber: null, pathology: -1, comment: '', isReplaced: true } as const;
    const told = { ...replaced, ...nothing };
    const histories = [testHistory(1, [normal, replaced])];
    const expected = [{ ...testHistory(1, [normal, told]), hasGaps: true }];
    expect(visibleHistory(histories, rules('none'), texts)).toEqual(expected);
  },
);

it.each(['Bloqueador', 'No se bloqueó', '', '5'])('%j is a result', (result) => {
  const histories = [testHistory(1, [historyItem({ result })])];
  const none = { pendingText: '', restrictedText: '' };
  expect(visibleHistory(histories, rules('none'), none)).toEqual(histories);
});
