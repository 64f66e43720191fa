import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { ReportTemplate } from '@/reporting/report-template';
import { draftOf } from '@/extensions/templates/template/template-draft';
import { templateDifferences } from '@/extensions/templates/template/template-differences';
import { runs } from '@tests/support/environment/runs';
import { installedTemplate } from '@tests/support/reports/shipped-templates';

import { anyTemplate } from './any-template';

const installed = await installedTemplate();

/** Path, change, before and after. */
function told(after: ReportTemplate, before = installed) {
  return templateDifferences(draftOf(before), draftOf(after)).map(({ path, change, ...sides }) => [
    path,
    change,
    sides.before,
    sides.after,
  ]);
}

it('names each place with what stood there', () => {
  const after = {
    ...installed,
    landscape: true,
    margins: [40, 30, 20, 54] as ReportTemplate['margins'],
    texts: { ...installed.texts, end: { es: 'Fin' } },
  };
  expect(told(after)).toEqual([
    ['landscape', 'changed', false, true],
    ['margins', 'changed', ['40', '30', '40', '54'], ['40', '30', '20', '54']],
    [
      'texts.end',
      'changed',
      { es: 'Fin del informe', en: 'End of report' },
      { es: 'Fin', en: null },
    ],
  ]);
});

it('finds a row again wherever it stands', () => {
  const [test, result, flag, ...others] = installed.columns;
  if (!test || !result || !flag) throw new Error('too few columns');
  const columns = [result, test, { ...flag, width: 50 }, ...others];
  expect(told({ ...installed, columns })).toEqual([
    ['columns.2.width', 'changed', '76', '50'],
    [
      'columns',
      'order',
      ['test', 'result', 'flag', 'unit', 'interval'],
      ['result', 'test', 'flag', 'unit', 'interval'],
    ],
  ]);
});

it('tells rows that came and went, and twins apart', () => {
  const header = [...installed.header.slice(1), ...installed.header.slice(-1)];
  expect(told({ ...installed, header }).map(([path, change]) => [path, change])).toEqual([
    ['header.0', 'removed'],
    ['header.11', 'added'],
  ]);
  const footer = [...installed.footer, { es: 'Otra línea' }];
  expect(told({ ...installed, footer })).toEqual([
    ['footer.1', 'added', null, { es: 'Otra línea', en: null }],
  ]);
});

it('is never silent about two templates that are not the same', () => {
  fc.assert(
    fc.property(anyTemplate(installed), anyTemplate(installed), (one, other) => {
      expect(told(structuredClone(one), one)).toEqual([]);
      const areSame = JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));
      expect(told(one, other).length === 0).toBe(areSame);
    }),
    { numRuns: runs(10, 3_000) },
  );
});
