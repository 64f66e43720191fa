/**
 * A value that some server sends one day, and what the portal must make of it. Every bug found
 * adds one.
 */
export interface NastyShape<Expected> {
  /** Names the shape in test titles. */
  readonly id: string;
  readonly wire: unknown;
  readonly expected: Expected;
}

type Row<Expected> = readonly [wire: unknown, expected: Expected];

/** What is left of a value once its line says all there is to know. */
const LONGEST_ID = 40;

function describe(wire: unknown): string {
  const text = typeof wire === 'number' ? String(wire) : JSON.stringify(wire);
  const known = Object.is(wire, -0) ? '-0' : text;
  return known.length > LONGEST_ID ? `${known.slice(0, LONGEST_ID)}… (${known.length})` : known;
}

function shapes<Expected>(
  kind: string,
  rows: readonly Row<Expected>[],
): readonly NastyShape<Expected>[] {
  return rows.map(([wire, expected]) => ({
    id: `${kind} ${wire === undefined ? 'absent' : describe(wire)}`,
    wire,
    expected,
  }));
}

const each = <Expected>(wires: readonly unknown[], expected: Expected): readonly Row<Expected>[] =>
  wires.map((wire) => [wire, expected]);

/** Texts that stay what they are. */
const asTheyAre = (...texts: readonly string[]) => texts.map((text) => [text, text] as const);

/** Where a number belongs: the number, or null for what no one may chart or compare. */
export const NUMBERS = shapes<number | null>('number', [
  ['0', 0],
  ['12', 12],
  ['+12', 12],
  ['-3', -3],
  ['-0', 0],
  [-0, 0],
  ['007', 7],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1.2345', 1.2345],
  ['1234.567', 1234.567],
  [' 7 ', 7],
  [70, 70],
  [1.234, 1.234],
  [1e21, 1e21],
  [5e-324, 5e-324],
  ...each(['1.234', '1,234', '-1.234', '+1,234', '12.345', '999,999', ' 1.234 '], null),
  ...each(['1.234,56', '1,234.56', '1.234.567', '1 234', '1’234', '1\u00a0234'], null),
  ...each(['NaN', 'Infinity', '-Infinity', '1e5', '1e999', '0x1F', '0b1', '1/2', '½'], null),
  ...each(['--5', '5-', '+-5', '١٢', '１２', '5*', '*', '±0,5', '=5', '5 mg/dL'], null),
  ...each(['<5', '< 5', '>1000', '≥ 90', '1:20', '5-10 x campo', '5%', '.5', '5.', ','], null),
  ...each(['', ' ', '.', '-', '+', 'null', 'undefined', 'N/A', '1\u00002', '9'.repeat(400)], null),
  ...each([null, undefined, true, false, {}, [], [5], { value: 5 }], null),
]);

/** Where an instant of a laboratory belongs: epoch milliseconds, or null, never a guess. */
export const INSTANTS = shapes<number | null>('instant', [
  [1742468400000, 1742468400000],
  ['1742468400000', 1742468400000],
  ...each([0, '0', '', null, undefined, {}, true, 'Invalid date', 1.5, -86400000], null),
  ...each(['2024-01-01', '2024-01-01T00:00:00Z', '31/12/2024', '20241231', 20241231], null),
  ...each([1742468400, '1742468400', 253402214400000, -62135596800000], null),
  ...each(['/Date(1700000000000)/', [2024, 1, 5, 10, 30], { date: { year: 2024 } }], null),
]);

/** Where yes or no belongs; null is neither. */
export const BOOLEANS = shapes<boolean | null>('boolean', [
  ...each(['true', 'True', ' TRUE ', '1', 1, true], true),
  ...each(['false', 'False', '0', 0, -0, false], false),
  ...each([null, undefined, '', ' ', 'null', 2, -1, 'S', 'no', {}, [], 'truefalse'], null),
]);

/** Where the name of a record belongs (order, code): its text, or null for a record that nothing names. */
export const IDENTIFIERS = shapes<string | null>('identifier', [
  ['202503200005', '202503200005'],
  [202503200005, '202503200005'],
  ['9007199254740993', '9007199254740993'],
  ['007', '007'],
  ['1 ', '1'],
  [1.0, '1'],
  [-7, '-7'],
  [0, '0'],
  ...each([9007199254740993, 1e21, 1.5, '', ' ', '\ufeff', null, undefined, true, {}, []], null),
]);

/** The laboratory's words: what stands on the screen, character by character. */
export const TEXTS = shapes<string>('text', [
  ...asTheyAre('<5', '< 5', '>1000', '<LDD', '<Límite de cuantificación', '≥ 90', '+', '++', '-'),
  ...asTheyAre('=', '1:20', 'Negativo (<1:20)', '5-10 x campo', '±0,5', 'No reactivo', '*', '5*'),
  ...asTheyAre('0', '-0', '1.234', '1,234', '007', 'null', 'undefined', 'N/A', '.', ' 5 ', 'a<b'),
  ...asTheyAre('a<b>c', '=1+1', '@SUM(A1)', '=HYPERLINK("http://x?"&A1)', '＝1', '_x0041_'),
  ...asTheyAre(
    '2026-11-20',
    'Núñez',
    'Nu\u0301n\u0303ez',
    'NÃºÃ±ez',
    'عربي',
    'ß ı İ',
    'علی\u200cرضا',
  ),
  ...asTheyAre('5\ufe0f', '👩🏽‍⚕️', '🇨🇴', 'e\u0301\u0301\u0301', '１２', '\ud83d', '{{7*7}}'),
  ...asTheyAre('${7*7}', '{1+1}', '{tests.result}', '{\\rtf1 x}', '<!--', '<![CDATA[x]]>'),
  ...asTheyAre('<br onclick=x>'),
  ['\u202e5.4', '[U+202E]5.4'],
  ['\u20665\u2069', '[U+2066]5[U+2069]'],
  ['a\u00adb', 'a[U+00AD]b'],
  ['1\u200b2', '1[U+200B]2'],
  ['1\u00002', '1[U+0000]2'],
  ['\u2028', '[U+2028]'],
  ['uno\r\ndos', 'uno\ndos'],
  ['uno\rdos', 'uno\ndos'],
  ['5\r6', '5\n6'],
  ['\ufeffAna', 'Ana'],
  ['An\ufeffa', 'An[U+FEFF]a'],
  ['a\u0007\u001b[31m\u007fb', 'a[U+0007][U+001B][31m[U+007F]b'],
  ['\tuno', '\tuno'],
  [5.1, '5.1'],
  [-0, '0'],
  [1e21, '1000000000000000000000'],
  [1.5e-9, '0.0000000015'],
  [true, 'true'],
  ...each([null, undefined, {}, [], ['5'], Number.NaN], ''),
]);

/** Where a list belongs: how many of its records can be read and how many cannot, or null for an answer that is no list. */
export const LISTS = shapes<readonly [read: number, unreadable: number] | null>('list', [
  ...each([undefined, null, []], [0, 0] as const),
  [
    [{ id: 1 }, { id: '2' }],
    [2, 0],
  ],
  [
    [{ id: 2 }, { id: 2 }],
    [2, 0],
  ],
  [
    [{ id: 1 }, {}, null, 7, 'x', [], true],
    [1, 6],
  ],
  [
    [{ id: 1.5 }, { id: '1 ' }, { id: '' }],
    [1, 2],
  ],
  // Nothing readable is no empty list.
  ...each(
    [{ id: 1 }, {}, { 0: { id: 1 } }, { data: [{ id: 1 }] }, [null, null, null, null, null]],
    null,
  ),
  ...each(['<html>', '', 5, true], null),
]);

/** `errorFields` of a refusal: the entries read. */
export const ERROR_FIELDS = shapes<readonly string[]>('errorFields', [
  ...each([null, undefined, [], {}, '', [null], [{}]], []),
  ['5|x|1', ['5|x|1']],
  [['5|x|1|2'], ['5|x|1|2']],
  [['5'], ['5']],
  [['|'], ['|']],
  [[5], ['5']],
  [
    ['5|x|1', null, '3|y'],
    ['5|x|1', '3|y'],
  ],
]);
