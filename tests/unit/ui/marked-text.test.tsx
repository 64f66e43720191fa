import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { MarkedText } from '@/ui/marked-text/marked-text';

it.each([
  ['10<sup>6</sup>/µL', '10<sup>6</sup>/µL'],
  ['CO<sub>2</sub>', 'CO<sub>2</sub>'],
  ['<b>x</b><i>y</i>', '<b>x</b><i>y</i>'],
  ['a<br>b', 'a<br/>b'],
  ['<5', '&lt;5'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<sup onclick="x">2</sup>', '&lt;sup onclick=&quot;x&quot;&gt;2'],
])('%s is drawn as %s', (source, markup) => {
  expect(renderToStaticMarkup(createElement(MarkedText, { source }))).toContain(markup);
});
