import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { reportRow } from '@/domain/reports/content/report-row';
import { testLabel } from '@/domain/results/test-label';
import { testTitle } from '@/features/history/test-title';
import { TestName } from '@/features/results/grid/cells/test-name';
import { TextsProvider } from '@/i18n/texts';
import { sheetOf } from '@tests/support/fixtures/matrix';
import { reportTest, words } from '@tests/support/fixtures/report-order';
import { historyItem, testHistory } from '@tests/support/fixtures/test-history';

const UNSHOWN = { result: { kind: 'pending', text: '' }, isDone: false, entry: null } as const;
const settings = (showTestName: boolean) => ({ ...settingsFromEntries([]).results, showTestName });

const NAMES = [
  [{ name: 'Glucosa', abbreviation: 'GLU', testCode: '101' }, 'Glucosa'],
  [{ name: 'Glucosa', abbreviation: '', testCode: '101' }, 'Glucosa'],
  [{ name: '', abbreviation: 'GLU', testCode: '101' }, 'GLU'],
  [{ name: '', abbreviation: '', testCode: '101' }, '101'],
] as const;

describe.each(NAMES)('a test with %j', (fields, called) => {
  const test = reportTest({ testId: 1, ...fields });

  it(`is ${called} in labels for screen readers, paper and the combined history`, () => {
    expect(testLabel(test)).toBe(called);
    expect(reportRow(test, '', words).test).toBe(called);
    const { rows } = sheetOf([test], [testHistory(1, [historyItem({})])]);
    expect(rows.find((row) => row.kind === 'test')).toMatchObject({ test: called });
  });

  it.each([true, false])('is never blank in the grid, full names shown: %s', (showTestName) => {
    const markup = renderToStaticMarkup(
      <TextsProvider>
        <TestName
          shown={{ ...UNSHOWN, test, label: testLabel(test), settings: settings(showTestName) }}
        />
      </TextsProvider>,
    );
    const isShort = !showTestName && fields.abbreviation !== '';
    const shown = isShort ? `${fields.abbreviation} ${fields.name}`.trim() : called;
    expect(markup.replaceAll(/<[^>]+>/g, '').trim()).toBe(shown);
  });

  it('is never blank in the history, with its abbreviation where that says more', () => {
    const isBoth = fields.name !== '' && fields.abbreviation !== '';
    expect(testTitle(test)).toBe(isBoth ? 'Glucosa (GLU)' : called);
  });
});
