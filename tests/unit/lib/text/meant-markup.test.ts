// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { sanitize } from '@/ui/safe-html/sanitize';
import { meantMarkup } from '@/lib/text/meant-markup';

const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0"><p dir="ltr"><span style="font-weight:400">Los resultados</span></p><p><span style="font-weight:700;white-space:pre-wrap;">Horario:</span><span style="font-style:italic"> lunes</span></p></b>`;
const word = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>${text}</p>`;
const WORD = `<html xmlns:o="x"><head><style>p.MsoNormal {margin:0} .no {display:none}</style></head><body><!--StartFragment--><p class=MsoNormal>Antes<o:p></o:p></p><p class=no>oculto</p>${word(1, '1.', 'uno')}${word(2, 'o', 'dentro')}${word(1, '2.', 'dos')}<p>Nota</p>${word(1, '·', 'punto')}<!--EndFragment--></body></html>`;

it.each([
  [
    'bold by name and not by style',
    GOOGLE,
    '<p><span>Los resultados</span></p><p><span><strong>Horario:</strong></span><span><em> lunes</em></span></p>',
  ],
  [
    'lists of Word',
    WORD,
    '<p>Antes</p><ol><li>uno<ul><li>dentro</li></ul></li><li>dos</li></ol><p>Nota</p><ul><li>punto</li></ul>',
  ],
  [
    'struck out',
    '<p><span style="text-decoration:line-through">a</span> <del>b</del></p>',
    '<p><span><s>a</s></span> <s>b</s></p>',
  ],
  [
    'raised',
    '<p>10<span style="vertical-align:super">3</span> <b>x</b></p>',
    '<p>10<span><sup>3</sup></span> <strong>x</strong></p>',
  ],
  [
    'heads, links and tables stay',
    '<h2>T</h2><a href="https://x.co">e</a>',
    '<h2>T</h2><a href="https://x.co" target="_blank" rel="noopener noreferrer">e</a>',
  ],
  ['text without markup', 'a < b', 'a &lt; b'],
])('%s', (_case, html, expected) => {
  expect(sanitize(meantMarkup(html)).replaceAll(/\s*\n\s*/g, '')).toBe(expected);
});
