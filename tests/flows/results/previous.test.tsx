import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { ValueChange } from '@/domain/results/history/previous-value';
import { PreviousValueText } from '@/features/results/grid/cells/previous-value';
import { TextsProvider } from '@/i18n/texts';
import { loadDashboardTexts } from '@/i18n/dashboard-texts';
import { openPortal } from '@tests/support/page/render-app';

const DATE = Date.UTC(2026, 2, 1, 3);

it.each<[string, ValueChange, string]>([
  ['4.85', { kind: 'number', text: '+0.25' }, 'Anterior: 4.85 (28/02/2026) cambio +0.25'],
  ['5.0', { kind: 'number', text: '0' }, 'Anterior: 5.0 (28/02/2026) sin cambio'],
  ['<5', { kind: 'none', reason: 'not-numbers' }, 'Anterior: <5 (28/02/2026)'],
  ['5', { kind: 'none', reason: 'other-interval' }, 'Anterior: 5 (28/02/2026)'],
])('%s with the change %o reads "%s" (F1, F5)', async (text, change, expected) => {
  // The portal's start reads the laboratory's zone, where the day is still the one before.
  await openPortal();
  await loadDashboardTexts();
  const previous = { text, date: DATE, order: '202602280001', change };
  const { container } = render(
    <TextsProvider>
      <PreviousValueText layout="line" previous={previous} dateFormat="DD/MM/YYYY" />
    </TextsProvider>,
  );
  expect(container).toHaveTextContent(expected);
});
