import { expect, it } from 'vitest';

import { commentParagraphs } from '@/domain/results/comment-text';

it.each([
  ['plain text', 'Repetir en 15 días.', ['Repetir en 15 días.']],
  [
    'JSON with quoted content',
    JSON.stringify({ content: '"<p>Ayunas 12 h</p>"' }),
    ['Ayunas 12 h'],
  ],
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
])('%s', (_case, stored, expected) => {
  expect(commentParagraphs(stored)).toEqual(expected);
});
