import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readTemplate } from '@/reporting/report-template';
import {
  blankOf,
  draftOf,
  leastTemplate,
  readDraft,
  valueAt,
  withValue,
  type Draft,
} from '@/extensions/templates/template/template-draft';
import { fieldAt } from '@/extensions/templates/template/template-fields';
import { runs } from '@tests/support/environment/runs';
import { installedTemplate, shippedTemplates } from '@tests/support/reports/shipped-templates';

import { anyTemplate } from './any-template';

const installed = await installedTemplate();
const shipped = await shippedTemplates();
const draft = draftOf(installed);

const typed = (path: string, value: Draft) => readDraft(withValue(draft, path, value));

it('comes out of the form as it went in: each that is delivered, and any that the portal takes', () => {
  for (const [name, text] of shipped) {
    const file: unknown = JSON.parse(text);
    const read = readTemplate(file);
    const again = readDraft(draftOf('template' in read ? read.template : null));
    expect(again, name).toEqual({ ok: true, value: file });
  }
  fc.assert(
    fc.property(anyTemplate(installed), (template) => {
      expect(readDraft(draftOf(template))).toEqual({ ok: true, value: template });
    }),
    { numRuns: runs(10, 3_000) },
  );
});

it('keeps apart words that a language lacks and words that are empty in it', () => {
  const footer = [{ es: 'Solo español' }, { es: 'Nada en inglés', en: '' }];
  const both = draftOf({ ...installed, footer });
  expect(valueAt(both, 'footer.0.en')).toBeNull();
  expect(valueAt(both, 'footer.1.en')).toBe('');
  expect(readDraft(both)).toMatchObject({ value: { footer } });
});

it('takes numbers with a point or a comma', () => {
  expect(typed('fontSizes.text', '9,5')).toMatchObject({ value: { fontSizes: { text: 9.5 } } });
  expect(typed('margins.2', ' 36.5 ')).toMatchObject({ value: { margins: [40, 30, 36.5, 54] } });
  expect(typed('columns.1.width', '*')).toMatchObject({ ok: true });
});

it.each([
  ['fontSizes.text', '', 'number'],
  ['fontSizes.text', 'ocho', 'number'],
  ['fontSizes.text', '25', 'range'],
  ['margins.0', '-1', 'range'],
  ['margins.3', '200,5', 'range'],
  ['columns.2.width', '9.99', 'range'],
  ['columns.2.width', '1.000', 'number'],
  ['signaturesPerRow', '2.5', 'range'],
  ['color', '#12345', 'color'],
  ['color', 'rojo', 'color'],
  ['columns', [], 'rows'],
  ['header', [], 'missing'],
  ['paper', 'A0', 'choice'],
])('%s %j is refused at its place', (path, value, problem) => {
  expect(typed(path, value)).toEqual({ ok: false, problems: { [path]: problem } });
});

it('names every place that is wrong, and changes one place alone', () => {
  const wrong = withValue(withValue(draft, 'qr.size', '5'), 'color', 'x');
  const problems = { color: 'color', 'qr.size': 'range' };
  expect(readDraft(wrong)).toEqual({ ok: false, problems });
  const changed = withValue(draft, 'header.3.label.es', 'Ingreso');
  expect(valueAt(changed, 'header.3.label.es')).toBe('Ingreso');
  expect(valueAt(draft, 'header.3.label.es')).toBe('Fecha de ingreso');
  expect(valueAt(changed, 'header.2')).toBe(valueAt(draft, 'header.2'));
});

it('has a least one with what every report owes, and blank rows that the portal takes', () => {
  expect(readDraft(leastTemplate())).toMatchObject({ ok: true });
  for (const path of ['footer', 'laboratoryLines', 'header', 'columns']) {
    const list = fieldAt(path);
    if (list?.kind !== 'list') throw new Error(path);
    const rows = valueAt(draft, path) as readonly Draft[];
    expect(typed(path, [...rows, blankOf(list.item)])).toMatchObject({ ok: true });
  }
});
