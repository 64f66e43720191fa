import { expect, it } from 'vitest';

import { withFittingPictures } from '@/ui/rich-text/panel/pasted-pictures';

const picture = (kind: string, letters: number) =>
  `<img src="data:image/${kind};base64,${'A'.repeat(letters)}" alt="x">`;

it.each([
  ['a small picture', picture('png', 400), 0],
  ['a picture of 100 kB', picture('jpeg', 136_536), 0],
  ['a larger picture', picture('jpeg', 136_540), 1],
  ['a drawing with scripts', picture('svg+xml', 400), 1],
  ['a picture elsewhere', '<img src="https://evil.example/p.png">', 1],
  ['a picture without address', '<img alt="x">', 1],
])('pasted markup with %s', (_case, html, leftOut) => {
  expect(withFittingPictures(`<p>a${html}</p>`)).toEqual({
    html: leftOut === 0 ? `<p>a${html}</p>` : '<p>a</p>',
    leftOut,
  });
});
