import fc from 'fast-check';
import { expect, it } from 'vitest';

import { commentParagraphs } from '@/domain/results/comments/comment-text';
import { anyText } from '@tests/support/fuzz/any-text';

it.each([
  ['plain text', 'Repetir en 15 días.', ['Repetir en 15 días.']],
  ['JSON of quoted content', JSON.stringify({ content: '"<p>Ayunas 12 h</p>"' }), ['Ayunas 12 h']],
  ['JSON without own quotes', JSON.stringify({ content: 'Ayunas' }), ['Ayunas']],
  ['a JSON text', '"Ayunas"', ['Ayunas']],
  ['JSON of something else', '{"a":1}', ['{"a":1}']],
  ['a number stays text', '12', ['12']],
  ['broken JSON', '{"content":', ['{"content":']],
  ['paragraphs and breaks', '<p>uno</p><p>dos<br/>tres</p>', ['uno', 'dos', 'tres']],
  ['lists', '<ul><li>uno</li><li>dos</li></ul>', ['• uno', '• dos']],
  ['attributes go, marks stay', '<p style="color:red">a <b class="x">b</b></p>', ['a <b>b</b>']],
  ['comparisons stay', 'a<b y <5 y <LDD> <p 5', ['a<b y <5 y <LDD> <p 5']],
  ['scripts are text', '<script>alert(1)</script>', ['<script>alert(1)</script>']],
  ['empty paragraphs go', '<p>&nbsp;</p><p></p>', []],
  ['nothing', '', []],
  ['the old envelope', '{"comment":"Ayunas"}', ['Ayunas']],
  ['JSON inside JSON', JSON.stringify(JSON.stringify({ content: 'Ayunas' })), ['Ayunas']],
  [
    'quoted content with escaped quotes',
    JSON.stringify({ content: JSON.stringify('<p class="x">Ver "nota"</p>') }),
    ['Ver "nota"'],
  ],
  [
    'quoted content that is no JSON text',
    JSON.stringify({ content: '"<p class="x">uno\ndos</p>"' }),
    ['uno', 'dos'],
  ],
  ['HTML with a value like a tag', '{"content":"\\"<p><LDD y <5</p>\\""}', ['<LDD y <5']],
  ['empty content', '{"content":""}', []],
  ['content null', '{"content":null}', []],
  ['content of another kind', '{"content":5}', ['{"content":5}']],
  ['null', 'null', []],
  ['an empty list', '[]', []],
  ['an empty object', '{}', []],
  ['a list of something', '[1]', ['[1]']],
  ['line breaks of another system', 'uno\r\ndos', ['uno', 'dos']],
  ['a literal backslash', String.raw`uno\ndos`, [String.raw`uno\ndos`]],
  ['cells stay apart', '<table><tr><td>5</td><td class="x">10</td></tr></table>', ['5 · 10']],
  [
    'cells are not read as one number in groups of digits',
    '<table><tr><td>95</td>\n<td>140</td><td></td><td>120</td></tr><tr><th>1</th><th>2</th></tr></table>',
    ['95 · 140 ·  · 120', '1 · 2'],
  ],
  [
    'cells with paragraphs stay in their row, and an empty row is none',
    '<tr><td><p>95</p></td> <td><p class="x">140</p></td></tr><tr><td>&nbsp;</td><td></td></tr>',
    ['95 · 140'],
  ],
])('%s', (_case, stored, expected) => {
  expect(commentParagraphs(stored)).toEqual(expected);
});

it('one megabyte is read whole, and of any text paragraphs', () => {
  const text = 'Hemólisis leve. '.repeat(65_536).trim();
  const stored = JSON.stringify({ content: JSON.stringify(`<p>${text}</p>`) });
  expect(commentParagraphs(stored)).toEqual([text]);
  fc.assert(
    fc.property(fc.oneof(fc.json(), anyText()), (stored) => {
      expect(commentParagraphs(stored).filter((paragraph) => paragraph.trim() === '')).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
