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

const normal = historyItem({ order: '202603010001' });
const high = historyItem({ order: '202603020001', pathology: 3 });
const outside = historyItem({
  order: '202603030001',
  result: '9.9',
  reference: { min: 3.5, max: 5.1 },
});

const lost = historyItem({
  order: '202603040001',
  result: '9 900',
  reference: { min: 3500, max: 5100 },
});

it('shows everything while nothing is blocked', () => {
  const histories = [testHistory(1, [normal, high, outside])];
  expect(visibleHistory(histories, rules('none'), texts)).toEqual(histories);
});

it.each(['test', 'order'] as const)(
  'blocked by %s, no pathological result comes back, and it is told that some are missing (K3)',
  (panicBlocking) => {
    const histories = [testHistory(1, [normal, high, outside, lost]), testHistory(2, [normal])];
    expect(visibleHistory(histories, rules(panicBlocking), texts)).toEqual([
      { ...testHistory(1, [normal]), hasGaps: true },
      testHistory(2, [normal]),
    ]);
  },
);

it('goes on telling that results are missing where all that is left may be seen', () => {
  const cut = { ...testHistory(1, [normal]), hasGaps: true };
  expect(visibleHistory([cut], rules('test'), texts)).toEqual([cut]);
});

it.each(['Bloqueado', 'bloqueado ', 'Restringido', 'Pendiente', 'No disponible', 'EN PROCESO'])(
  '%j in the place of a result tells nothing of it, and that one is missing (K3)',
  (result) => {
    const replaced = historyItem({
      order: '202603050001',
      result,
      pathology: 9,
      comment: 'Crítico',
    });
    const told = { ...replaced, resultNumber: null, pathology: -1, comment: '' };
    expect(visibleHistory([testHistory(1, [normal, replaced])], rules('none'), texts)).toEqual([
      { ...testHistory(1, [normal, told]), hasGaps: true },
    ]);
  },
);

it.each(['Bloqueador', 'No se bloqueó', '', '5'])('%j is a result', (result) => {
  const histories = [testHistory(1, [historyItem({ result })])];
  const none = { pendingText: '', restrictedText: '' };
  expect(visibleHistory(histories, rules('none'), none)).toEqual(histories);
});
