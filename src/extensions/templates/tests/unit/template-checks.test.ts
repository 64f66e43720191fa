import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { templateChecks } from '@/extensions/templates/checks/template-checks';
import type { ReportTemplate } from '@/reporting/report-template';
import {
  draftOf,
  readDraft,
  rowsOf,
  valueAt,
  withValue,
  type Draft,
} from '@/extensions/templates/template/template-draft';
import { runs } from '@tests/support/environment/runs';
import { installedTemplate, shippedTemplates } from '@tests/support/reports/shipped-templates';

import { anyTemplate } from './any-template';

const installed = await installedTemplate();
const shipped = await shippedTemplates();
const draft = draftOf(installed);
const BRAND = '#345492';
const checksOf = (own: Draft, brand = BRAND) => templateChecks(own, readDraft(own), brand);
const after = (path: string, value: Draft) => checksOf(withValue(draft, path, value));
const row = (list: string, at: number) => valueAt(draft, `${list}.${at}`) ?? null;

describe('the checks of a template', () => {
  it('have nothing to say of the delivered ones', () => {
    for (const [file, text] of shipped)
      expect(checksOf(draftOf(JSON.parse(text))), file).toEqual([]);
  });

  const field = (problem: string) => ({ id: 'field', problem });
  const tooWide = { id: 'tooWide', needed: 560, room: 532 };
  const foot = { id: 'foot', needed: 29, room: 20 };

  it.each([
    ['a word for a number', 'fontSizes.text', 'ocho', 'fontSizes.text', field('number')],
    ['a number too large', 'qr.size', '500', 'qr.size', field('range')],
    ['no column', 'columns', [], 'columns', field('rows')],
    ['columns wider than the paper', 'columns.4.width', '300', 'columns', tooWide],
    ['a foot taller than its margin', 'margins.3', '20', 'margins.3', foot],
  ])('%s has to be corrected', (...[, path, value, place, finding]) => {
    const [first] = after(path, value);
    expect(first).toEqual({ level: 'wrong', path: place, finding });
  });

  it('what every report owes is named, one by one', () => {
    const columns = rowsOf(valueAt(draft, 'columns')).slice(0, 3);
    const header = rowsOf(valueAt(draft, 'header')).slice(1);
    const found = checksOf(withValue(withValue(draft, 'columns', columns), 'header', header));
    expect(found.filter(({ level }) => level === 'wrong')).toEqual([
      { level: 'wrong', path: 'columns', finding: { id: 'missingPart', part: 'unit' } },
      { level: 'wrong', path: 'columns', finding: { id: 'missingPart', part: 'interval' } },
      { level: 'wrong', path: 'header', finding: { id: 'missingPart', part: 'patientName' } },
    ]);
  });

  const twice = [...rowsOf(valueAt(draft, 'columns')), row('columns', 2)];
  const unit = 'Unidad de medida del resultado';
  const unitEn = 'Unit in which it is measured';
  const physician = 'Médico que remite al paciente';
  const pale = { id: 'contrast', ratio: expect.closeTo(1.2, 1) as number };
  const unknown = (placeholder: string) => ({ id: 'unknownPlaceholder', placeholder });
  const noNumber = { id: 'needsPlaceholder', placeholder: '{page}' };

  it.each([
    ['a column twice', 'columns', twice, { id: 'twice', part: 'flag' }],
    ['a narrow rest', 'columns.4.width', '230', { id: 'tightRest', part: 'test', room: 42 }],
    ['no column that takes the rest', 'columns.0.width', '60', { id: 'noFlexible', room: 94 }],
    ['a long heading', 'columns.3.label.es', unit, { id: 'columnLabel', label: unit }],
    ['one in English', 'columns.3.label.en', unitEn, { id: 'columnLabel', label: unitEn }],
    ['a long label', 'header.5.label.es', physician, { id: 'headerLabel', label: physician }],
    ['a pale colour', 'color', '#ffee58', pale],
    ['a page without its number', 'texts.page.es', 'Página', noNumber],
    ['a moment nobody fills in', 'texts.generated.en', 'Printed {when}', unknown('{when}')],
    ['braces in a footer', 'footer.0.es', 'Tel. {phone}', unknown('{phone}')],
    ['small letters', 'fontSizes.text', '6', { id: 'smallText', size: 6 }],
  ])('%s is worth a note', (_what, path, value, finding) => {
    const found = after(path, value);
    expect(found.map((check) => check.finding)).toContainEqual(finding);
    expect(found.every(({ level }) => level === 'note')).toBe(true);
  });

  it('a head that leaves no room for results has to be corrected', () => {
    const header = [row('header', 1), ...Array<Draft>(58).fill(row('header', 0))];
    const found = after('header', header).map(({ finding }) => finding.id);
    expect(found).toContain('room');
  });

  it('the laboratory’s own colour is looked at as well', () => {
    expect(checksOf(draft, '#ffffff').map(({ finding }) => finding.id)).toEqual(['contrast']);
  });

  it('say something of any template, and lead to a place that it has', () => {
    fc.assert(
      fc.property(anyTemplate(installed), (template: ReportTemplate) => {
        const own = draftOf(template);
        for (const { path } of checksOf(own)) expect(valueAt(own, path)).toBeDefined();
      }),
      { numRuns: runs(20, 2_000) },
    );
  });
});
