// What browsers remember, correct and translate of what is typed (promises C9, K5): one row for each input of the source. An input
// without a row fails, and so does a row without its input.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';
import { expect, it } from 'vitest';

const OFF = { autoComplete: 'off' };
const PRIVATE = { spellCheck: 'false', translate: 'no', 'data-gramm': 'false' };
/** Patient data, and names of files and colours: no history, no spelling service, no translator, no writing assistant. */
const PATIENT = { ...OFF, ...PRIVATE };
/** What a laboratory writes about itself. */
const SETTING = { ...OFF, 'data-gramm': 'false' };
/** Nothing is typed: a tick, a choice with its own value, a colour, a file. */
const NOTHING_TYPED = {};
const secret = (autoComplete: string) => ({ autoComplete, ...PRIVATE });

type Attributes = Readonly<Record<string, string>>;

const INPUTS: readonly (readonly [file: string, tag: string, attributes: Attributes])[] = [
  ['features/comparison/order-choice.tsx', 'NativeSelect', { ...OFF, translate: 'no' }],
  ['features/footer/color-scheme-choice.tsx', 'select', OFF],
  ['features/configuration/fields/choice-field.tsx', 'Radio', NOTHING_TYPED],
  ['features/configuration/fields/color-field.tsx', 'TextInput', PATIENT],
  ['features/configuration/fields/color-field.tsx', 'input', NOTHING_TYPED],
  ['features/configuration/fields/labelled-switch.tsx', 'Switch', NOTHING_TYPED],
  ['features/configuration/branding/login-preview.tsx', 'SegmentedControl', NOTHING_TYPED],
  ['features/configuration/mail/mail-password-field.tsx', 'PasswordInput', secret('new-password')],
  ['features/configuration/mail/mail-test-button.tsx', 'TextInput', secret('email')],
  ['features/configuration/fields/line-input.tsx', 'Textarea', SETTING],
  ['features/configuration/fields/line-input.tsx', 'TextInput', SETTING],
  ['features/configuration/fields/text-field.tsx', 'TextInput', PATIENT],
  ['features/configuration/fields/user-type-fields.tsx', 'TextInput', SETTING],
  [
    'features/login/captcha/captcha-challenge.tsx',
    'TextInput',
    { ...SETTING, spellCheck: 'false' },
  ],
  ['features/glossary/glossary-search.tsx', 'TextInput', PATIENT],
  ['features/history/charts/history-charts.tsx', 'SegmentedControl', NOTHING_TYPED],
  ['features/history/test/test-history.tsx', 'NativeSelect', { ...OFF, translate: 'no' }],
  ['features/login/login-form.tsx', 'NativeSelect', OFF],
  ['features/login/login-form.tsx', 'TextInput', secret('username')],
  ['features/login/password-field.tsx', 'PasswordInput', secret('current-password')],
  ['features/login/user-type-tiles.tsx', 'Radio.Card', NOTHING_TYPED],
  ['features/orders/filter/quick-filter-field.tsx', 'TextInput', PATIENT],
  ['features/password/password-form.tsx', 'PasswordInput', { autoComplete: 'current-password' }],
  ['features/password/password-form.tsx', 'PasswordInput', { autoComplete: 'new-password' }],
  ['features/password/password-form.tsx', 'PasswordInput', { autoComplete: 'new-password' }],
  ['features/password/password-form.tsx', 'input', secret('username')],
  ['features/password/password-input.tsx', 'MantinePasswordInput', secret('autoComplete')],
  ['features/recovery/recovery-dialog.tsx', 'TextInput', secret('email')],
  ['features/recovery/recovery-dialog.tsx', 'TextInput', secret('username')],
  ['features/reports/protection/own-password.tsx', 'PasswordInput', secret('off')],
  ['features/reports/protection/own-password.tsx', 'PasswordInput', secret('off')],
  ['features/reports/protection/protection-note.tsx', 'Checkbox', NOTHING_TYPED],
  ['features/reports/report-outputs.tsx', 'Checkbox', NOTHING_TYPED],
  ['features/results/grid/cells/history-check.tsx', 'input', NOTHING_TYPED],
  ['features/search/fields/catalogue-select.tsx', 'NativeSelect', OFF],
  ['features/search/fields/date-field.tsx', 'DatePicker', NOTHING_TYPED],
  ['features/search/fields/date-fields.tsx', 'NativeSelect', OFF],
  ['features/search/fields/search-text-input.tsx', 'TextInput', PATIENT],
  ['features/search/one-field/one-field.tsx', 'Combobox', NOTHING_TYPED],
  ['features/shortcuts/shortcuts-dialog.tsx', 'Checkbox', NOTHING_TYPED],
  ['features/search/fields/year-select.tsx', 'NativeSelect', OFF],
  ['features/configuration/preview/see-as-dialog.tsx', 'NativeSelect', OFF],
  ['features/configuration/preview/see-as-dialog.tsx', 'SegmentedControl', NOTHING_TYPED],
  ['features/configuration/preview/see-as-dialog.tsx', 'SegmentedControl', NOTHING_TYPED],
  ['features/configuration/search/setting-search.tsx', 'Combobox', NOTHING_TYPED],
  [
    'features/configuration/search/setting-search.tsx',
    'TextInput',
    { ...SETTING, spellCheck: 'false' },
  ],
  ['features/templates/comparing-dialog.tsx', 'NativeSelect', OFF],
  ['features/templates/fields/choice-field.tsx', 'NativeSelect', OFF],
  ['features/templates/fields/either-field.tsx', 'Checkbox', NOTHING_TYPED],
  ['features/templates/fields/either-field.tsx', 'TextInput', PATIENT],
  ['features/templates/fields/either-field.tsx', 'input', NOTHING_TYPED],
  ['features/templates/fields/number-field.tsx', 'TextInput', SETTING],
  ['features/templates/fields/switch-field.tsx', 'Checkbox', NOTHING_TYPED],
  ['features/templates/fields/words-field.tsx', 'Input', SETTING],
  ['features/templates/opening/opening-dialog.tsx', 'TextInput', PATIENT],
  ['features/templates/preview/template-preview.tsx', 'Checkbox', NOTHING_TYPED],
  ['features/templates/preview/template-preview.tsx', 'NativeSelect', OFF],
  ['features/templates/preview/tried-order-form.tsx', 'TextInput', PATIENT],
  ['features/templates/saving-dialog.tsx', 'TextInput', PATIENT],
  ['features/templates/template-editor.tsx', 'SegmentedControl', NOTHING_TYPED],
  ['ui/editing/conflict-question.tsx', 'Radio', NOTHING_TYPED],
  ['ui/pdf-viewer/page-field.tsx', 'TextInput', OFF],
  ['ui/picture-input/picture-input.tsx', 'input', NOTHING_TYPED],
  ['ui/rich-text/panel/link-panel.tsx', 'TextInput', { ...SETTING, spellCheck: 'false' }],
  ['ui/rich-text/panel/picture-panel.tsx', 'TextInput', SETTING],
];

/** Elements and Mantine's components in which something is typed or chosen; ours are built of them. */
const TAGS =
  /^(?:input|textarea|select|Input|InputBase|Radio|Checkbox|Switch|Slider|RangeSlider|Rating|SegmentedControl|Chip|Autocomplete|Combobox|Textarea|(?:Radio|Checkbox)\.Card|\w*(?:Input|Select|Picker))$/;
/** The portal's own fields, which pass on what they are given to one of the rows, and the editors of rich text. */
const OWN = new Set([
  ...['PictureInput', 'SearchTextInput', 'CatalogueSelect', 'YearSelect', 'RichTextInput'],
  'LineInput',
]);
const NAMES = ['autoComplete', 'spellCheck', 'translate', 'data-gramm'];

interface Found {
  readonly file: string;
  readonly tag: string;
  readonly attributes: Attributes;
}

type Opening = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function attributesOf(element: Opening): Attributes {
  const written = element.attributes.properties.filter(ts.isJsxAttribute).map((attribute) => {
    const { initializer } = attribute;
    const isText = initializer !== undefined && ts.isStringLiteral(initializer);
    const value = isText
      ? initializer.text
      : (initializer?.getText().replaceAll(/[{}]/g, '') ?? '');
    return [attribute.name.getText(), value] as const;
  });
  return Object.fromEntries(written.filter(([name]) => NAMES.includes(name)));
}

function inputsIn(text: string, file: string): readonly Found[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      if (TAGS.test(tag) && !OWN.has(tag))
        found.push({ file, tag, attributes: attributesOf(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.tsx'));
const FOUND = SOURCES.flatMap((name) => inputsIn(readFileSync(join('src', name), 'utf8'), name));

/** One input as a line, so that a difference reads as what is missing. */
function line({ file, tag, attributes }: Found): string {
  const pairs = NAMES.filter((name) => name in attributes).map(
    (name) => `${name}=${String(attributes[name])}`,
  );
  return [file, tag, ...pairs].join(' ');
}

it('C9, K5: each input says what browsers may remember, correct and translate', () => {
  const expected = INPUTS.map(([file, tag, attributes]) => line({ file, tag, attributes }));
  expect(FOUND.map(line).toSorted()).toEqual(expected.toSorted());
});

it('C9: an input without a row is found', () => {
  const planted =
    '<form><TextInput label="x" autoComplete="on" /><textarea /><Select data={[]} /></form>';
  expect(inputsIn(`const x = ${planted};`, 'x.tsx').map(line)).toEqual([
    'x.tsx TextInput autoComplete=on',
    'x.tsx textarea',
    'x.tsx Select',
  ]);
});
