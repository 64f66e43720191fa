import { expect, it } from 'vitest';

import { losesParts, storedHtml } from '@/ui/rich-text/stored-html';

it.each([
  ['<p>uno&nbsp;dos</p>', '<p>uno dos</p>'],
  ['<p>uno&nbsp;&nbsp;&nbsp;dos</p>', '<p>uno&nbsp;&nbsp; dos</p>'],
  ['<p>a</p><p></p><p>b</p>', '<p>a</p><p><br></p><p>b</p>'],
  ['<p>a<span class="ql-cursor">\ufeff</span></p>', '<p>a</p>'],
  ['<p>&amp;nbsp;</p>', '<p>&amp;nbsp;</p>'],
  ['<p></p>', ''],
  ['<p></p><p></p>', ''],
  ['<p><img src="data:image/png;base64,AA"></p>', '<p><img src="data:image/png;base64,AA"></p>'],
])('%s is stored as %s', (semantic, stored) => {
  expect(storedHtml(semantic)).toBe(stored);
});

it.each([
  ['<h2>a</h2><p>b <b>c</b></p><ul><li>d</li></ul>', false, false],
  ['<p>2 < 3 and a style = b</p>', false, false],
  ['<table><tr><td>a</td></tr></table>', false, true],
  ['<p>a</p><hr>', false, true],
  ['<p style="color:red">a</p>', false, true],
  ['<font color=red>a</font>', false, true],
  ['<a href="http://lab.example">a</a>', false, true],
  ['<a href="https://lab.example">a</a>', false, false],
  ['<img src="data:image/png;base64,AA">', false, true],
  ['<img src="data:image/png;base64,AA">', true, false],
])('%s, pictures kept: %s, loses parts: %s', (html, withPictures, loses) => {
  expect(losesParts(html, withPictures)).toBe(loses);
});
