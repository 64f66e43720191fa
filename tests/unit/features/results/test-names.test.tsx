import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { settingsFromEntries } from '@/domain/configuration/settings-from-entries';
import { reportRow } from '@/domain/reports/content/report-row';
import { testLabel } from '@/domain/results/test-label';
import { testTitle } from '@/features/history/use-test-title';
import { TestName } from '@/features/results/grid/cells/test-name';
import { sheetOf } from '@tests/support/fixtures/matrix';
import { reportTest, words } from '@tests/support/fixtures/report-order';
import { historyItem, testHistory } from '@tests/support/fixtures/test-history';

const UNSHOWN = {
  result: { kind: 'pending', text: '' },
  isUnvalidated: false,
  entry: null,
} as const;
const settings = (showTestName: boolean) => ({ ...settingsFromEntries([]).results, showTestName });

const NAMES = [
  [{ name: 'Glucosa', abbreviation: 'GLU', testCode: '101' }, 'Glucosa'],
  [{ name: 'Glucosa', abbreviation: '', testCode: '101' }, 'Glucosa'],
  [{ name: '', abbreviation: 'GLU', testCode: '101' }, 'GLU'],
  [{ name: '', abbreviation: '', testCode: '101' }, '101'],
] as const;

/** The text of a test's name in the grid. */
function inGrid(test: ReturnType<typeof reportTest>, showTestName: boolean): string {
  const shown = { ...UNSHOWN, test, label: testLabel(test), settings: settings(showTestName) };
  return renderToStaticMarkup(<TestName shown={shown} />)
    .replaceAll(/<[^>]+>/g, '')
    .trim();
}

it.each(NAMES)(
  'a test with %j is %s on every screen and on paper, never blank',
  (fields, called) => {
    const test = reportTest({ testId: 1, ...fields });
    expect(testLabel(test)).toBe(called);
    expect(reportRow(test, '', words).test).toBe(called);
    const { rows } = sheetOf([test], [testHistory(1, [historyItem({})])]);
    expect(rows.find((row) => row.kind === 'test')).toMatchObject({ test: called });
    // Where full names are not shown, the abbreviation stands first.
    const short = `${fields.abbreviation} ${fields.name}`.trim();
    expect(inGrid(test, true)).toBe(called);
    expect(inGrid(test, false)).toBe(fields.abbreviation === '' ? called : short);
    const isBoth = fields.name !== '' && fields.abbreviation !== '';
    expect(testTitle(test)).toBe(isBoth ? 'Glucosa (GLU)' : called);
  },
);
