import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readTemplateFile, templateText } from '@/extensions/templates/template/read-template-file';
import { takeTemplate } from '@/extensions/templates/template/take-template';
import { draftOf, readDraft } from '@/extensions/templates/template/template-draft';
import { runs } from '@tests/support/environment/runs';
import { installedTemplate, shippedTemplates } from '@tests/support/reports/shipped-templates';

import { anyTemplate } from './any-template';

const installed = await installedTemplate();
const base = draftOf(installed);
const shipped = await shippedTemplates();
const bytes = (text: string) => new TextEncoder().encode(text);

it('is taken whole: each that is delivered, and what was written, with a byte order mark too', () => {
  for (const [file, text] of shipped) {
    const taken = readTemplateFile(bytes(text), base);
    expect(taken, file).toMatchObject({ leftOut: [] });
    const value = JSON.parse(text) as object;
    expect(readDraft('draft' in taken ? taken.draft : null), file).toMatchObject({ value });
  }
  fc.assert(
    fc.property(anyTemplate(installed), fc.constantFrom('', '\uFEFF'), (template, mark) => {
      const taken = readTemplateFile(bytes(mark + templateText(template)), base);
      expect(taken).toEqual({ draft: draftOf(template), leftOut: [] });
    }),
    { numRuns: runs(10, 2_000) },
  );
});

it.each([
  ['10 MB', new Uint8Array(1e7), { kind: 'too-large', bytes: 1e7, most: 262_144 }],
  ['nothing', bytes(' \n'), { kind: 'empty' }],
  ['a packed file', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), { kind: 'binary' }],
  ['half a template', bytes('{\n "paper": "A4",\n'), { kind: 'no-json' }],
  ['a list', bytes('[{"paper": "A4"}]'), { kind: 'no-template' }],
  ['a word', bytes('"A4"'), { kind: 'no-template' }],
])('%s is refused in words', (_what, file, problem) => {
  expect(readTemplateFile(file, base)).toEqual({ problem });
});

it('names what it does not take, and takes the rest', () => {
  const file = {
    ...installed,
    paper: 'A0',
    colour: '#fff',
    __proto__: { landscape: true },
    header: [...installed.header, { field: 'insurance', label: { es: 'EPS' } }, 7],
    columns: installed.columns.map((column) => ({ ...column, width: 5, bold: true })),
    footer: [{ en: 'only English' }, { es: 'x'.repeat(3_000) }],
    show: undefined,
    fontSizes: { title: 12, heading: '10', text: 8.5, small: 7 },
  };
  const taken = takeTemplate(JSON.parse(JSON.stringify(file)), base);
  const [first = { width: 0 }] = installed.columns;
  expect(first.width).toBe('*');
  expect(taken?.leftOut).toEqual([
    { place: 'colour', reason: 'unknown' },
    { place: 'paper', reason: 'wrong' },
    { place: 'fontSizes.heading', reason: 'wrong' },
    { place: `header.${installed.header.length}`, reason: 'wrong' },
    { place: `header.${installed.header.length + 1}`, reason: 'wrong' },
    ...installed.columns.flatMap((_, at) => [
      { place: `columns.${at}.bold`, reason: 'unknown' },
      { place: `columns.${at}.width`, reason: 'wrong' },
    ]),
    { place: 'show', reason: 'missing' },
    { place: 'footer.0.es', reason: 'missing' },
    { place: 'footer.1.es', reason: 'long' },
  ]);
  expect(readDraft(taken?.draft ?? null)).toMatchObject({
    value: { paper: 'LETTER', header: installed.header, show: installed.show },
  });
  // No more rows than a form can show.
  const footer = Array.from({ length: 5_000 }, () => ({ es: 'x' }));
  const many = takeTemplate({ ...installed, footer }, base);
  expect(many?.leftOut).toEqual([{ place: 'footer.60', reason: 'many' }]);
});

it('whatever a file holds, the form shows a template', () => {
  const wild = fc.oneof(
    fc.dictionary(
      fc.constantFrom(...Object.keys(installed), '__proto__', 'constructor'),
      fc.jsonValue(),
    ),
    anyTemplate(installed).chain((template) =>
      fc
        .dictionary(fc.constantFrom(...Object.keys(template)), fc.jsonValue(), { maxKeys: 4 })
        .map((other) => ({ ...template, ...other })),
    ),
  );
  fc.assert(
    fc.property(wild, (value) => {
      const taken = takeTemplate(JSON.parse(JSON.stringify(value)), base);
      const read = readDraft(taken?.draft ?? null);
      // Only what every report owes may be missing.
      const allowed = read.ok ? [] : Object.values(read.problems);
      expect(allowed.every((problem) => problem === 'missing' || problem === 'rows')).toBe(true);
    }),
    { numRuns: runs(40, 10_000) },
  );
});
