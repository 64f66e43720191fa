import fc from 'fast-check';
import { expect, it } from 'vitest';

import { commentParagraphs } from '@/domain/results/comments/comment-text';
import { anyText } from '@tests/support/fixtures/any-text';

const SHEETS = `<html><head><title>t</title><style><!-- p {color:red} --></style></head><body><!-- no -->
<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p class=MsoNormal>visto<o:p></o:p></p><script>no()</script></body></html>`;
const HIDDEN = `<style>.o, #x {display:none} @media print {p {display:none}}</style><p class="o">no</p><p id="x">no</p>
<p hidden>no</p><p style="DISPLAY: none !important">no</p><p style="visibility:hidden">no</p><p>visto<span style="mso-hide:all">no</span></p>
<p style="font-size:0">no</p><p style="opacity:0">no</p>`;
const STRUCK = `<p><s>a</s> <del>b</del> <ins>c</ins> <strike>d</strike></p><p><span style="text-decoration: line-through red">e <b>f</b></span></p>`;
const STRUCK_LINES = ['<del>a</del> <del>b</del> c <del>d</del>', '<del>e <b>f</b></del>'];
const WORD = `<p class=MsoNormal>Recuento
mayor de 100.000 UFC/mL.<o:p></o:p></p><table border=1><tr><td width=120 nowrap><p>Ampicilina</p></td><td nowrap>95</td><td>140</td></tr></table><p style="margin-left:36pt"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>Uno</p>`;
const NUMBERED = `<ol start=3><li>tres</li><li>cuatro<ul><li>x</li></ul></li></ol><ol type=a><li>A</li><li style="list-style-type:lower-roman">B</li></ol>`;
const QUILL = `<ol><li data-list="ordered">q</li><li data-list="ordered" class="ql-indent-1">w</li><li data-list="bullet">e</li><li data-list="checked">r</li></ol>`;
const SPANNED = `<table><tr><th>Ab</th><th>CMI</th></tr><tr><td rowspan=2>Amp</td><td>>=32</td></tr><tr><td><=2</td></tr></table>`;

it.each([
  ['plain text', 'Repetir en 15 días.', ['Repetir en 15 días.']],
  ['JSON of quoted content', JSON.stringify({ content: '"<p>Ayunas 12 h</p>"' }), ['Ayunas 12 h']],
  ['JSON without own quotes', JSON.stringify({ content: 'Ayunas' }), ['Ayunas']],
  ['a JSON text', '"Ayunas"', ['"Ayunas"']],
  ['JSON of something else', '{"a":1}', ['{"a":1}']],
  ['a number stays text', '12', ['12']],
  ['broken JSON', '{"content":', ['{"content":']],
  ['paragraphs and breaks', '<p>uno</p><p>dos<br/>tres</p>', ['uno', 'dos', 'tres']],
  ['lists', '<ul><li>uno</li><li>dos</li></ul>', ['• uno', '• dos']],
  ['attributes go, marks stay', '<p style="color:red">a <b class="x">b</b></p>', ['a <b>b</b>']],
  ['comparisons stay', 'a<b y <5 y <LDD> <p 5', ['a<b y <5 y <LDD> <p 5']],
  ['scripts, styles, comments and heads go', SHEETS, ['visto']],
  [
    'what nothing closes takes nothing with it',
    'a <script> b <svg> <p>c</p>',
    ['a <script> b <svg>', 'c'],
  ],
  ['hidden parts go', HIDDEN, ['visto']],
  [
    'no field stands in the place of a part of its form, no picture in that of the document’s',
    '<form><p>uno</p><input type="hidden" id="childNodes"></form><object id="body"></object><img name="body">',
    ['uno', '<img><img>'],
  ],
  ['what is struck out stays so, by element and by style', STRUCK, STRUCK_LINES],
  [
    'weights of a style count, not of an element',
    '<b style="font-weight:normal">a <i>b</i></b>',
    ['a <i>b</i>'],
  ],
  [
    'raised and lowered by style',
    '10<span style="vertical-align:super">3</span>',
    ['10<sup>3</sup>'],
  ],
  ['Word', WORD, ['Recuento mayor de 100.000 UFC/mL.', 'Ampicilina\t95\t140', '1. Uno']],
  ['numbered lists', NUMBERED, ['3. tres', '4. cuatro', '\u00a0\u00a0\u00a0• x', 'a. A', 'ii. B']],
  ['lists of Quill', QUILL, ['1. q', '\u00a0\u00a0\u00a0a. w', '• e', '[x] r']],
  [
    'indents and empty lines',
    '<p>a</p><p></p><p>&nbsp;</p><blockquote>b</blockquote>',
    ['a', '', '\u00a0\u00a0\u00a0b'],
  ],
  ['empty lines of plain text', 'a\n\n\nb', ['a', '', 'b']],
  [
    'columns that were typed',
    'Neutrofilos   62 %\nLinfocitos     8 %',
    ['Neutrofilos\t62 %', 'Linfocitos\t8 %'],
  ],
  ['a cell of several rows', SPANNED, ['<b>Ab</b>\t<b>CMI</b>', 'Amp\t>=32', '\t<=2']],
  [
    'pictures',
    '<p>Foto <img src="data:image/png;base64,AAAA"> y <img alt="placa"></p>',
    ['Foto <img> y <img> (placa)'],
  ],
  ['a picture as its bytes', 'Foto data:image/png;base64,AAAA', ['Foto <img>']],
  [
    'where a link leads',
    '<a href="https://x.co/g">guía</a> <a href="mailto:a@x.co">a@x.co</a>',
    ['guía (https://x.co/g) a@x.co'],
  ],
  ['links that lead nowhere', '<a href="javascript:alert(1)">aquí</a>', ['aquí']],
  ['boxes', '<input type="checkbox" checked> sí <input type="checkbox"> no', ['[x] sí [ ] no']],
  [
    'comparisons within markup',
    '<p>Glucosa <5 y >3, <LDD>, 2 < 3 & 4</p>',
    ['Glucosa <5 y >3, <LDD>, 2 < 3 & 4'],
  ],
  ['entities once', '<p>&lt;5 &amp;lt;5 &micro;g</p>', ['<5 &amp;lt;5 µg']],
  ['a result that looks like a mark', 'Ampicilina <S>, <b>no</b>', ['Ampicilina <S>, <b>no</b>']],
  ['what only an escape keeps text', '<p>&lt;b&gt;R&lt;/b&gt;</p>', ['&lt;b>R&lt;/b>']],
  ['empty paragraphs go', '<p>&nbsp;</p><p></p>', []],
  ['nothing', '', []],
  ['another envelope', '{"comment":"Ayunas"}', ['{"comment":"Ayunas"}']],
  [
    'quoted content with escaped quotes',
    JSON.stringify({ content: JSON.stringify('<p class="x">Ver "nota"</p>') }),
    ['Ver "nota"'],
  ],
  [
    'quoted content that is no JSON text',
    JSON.stringify({ content: '"<p class="x">uno\ndos</p>"' }),
    ['uno dos'],
  ],
  ['HTML with a value like a tag', '{"content":"\\"<p><LDD y <5</p>\\""}', ['<LDD y <5']],
  ['empty content', '{"content":""}', []],
  ['content null', '{"content":null}', []],
  ['content of another kind', '{"content":5}', ['{"content":5}']],
  ['null', 'null', ['null']],
  ['a list', '[1]', ['[1]']],
  ['line breaks of another system', 'uno\r\ndos', ['uno', 'dos']],
  ['a literal backslash', String.raw`uno\ndos`, [String.raw`uno\ndos`]],
  ['cells stay apart', '<table><tr><td>5</td><td class="x">10</td></tr></table>', ['5\t10']],
  [
    'cells are not read as one number in groups of digits',
    '<table><tr><td>95</td>\n<td>140</td><td></td><td>120</td></tr><tr><th>1</th><th>2</th></tr></table>',
    ['95\t140\t\t120', '<b>1</b>\t<b>2</b>'],
  ],
  [
    'cells with paragraphs stay in their row, and an empty row is none',
    '<tr><td><p>95</p></td> <td><p class="x">140</p></td></tr><tr><td>&nbsp;</td><td></td></tr>',
    ['95\t140'],
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
      const lines = commentParagraphs(stored);
      expect([lines[0], lines.at(-1)]).not.toContain('');
    }),
    { numRuns: 50 },
  );
});
