import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { CommentText } from '@/features/results/dialogs/comment-text';
import { VECTORS } from '@tests/unit/ui/safe-html/vectors';

function drawn(stored: string): string {
  return renderToStaticMarkup(createElement(CommentText, { stored, children: 'nothing' }));
}

/** Marks, tables, and the words for pictures and for what is struck out. */
const DRAWN = /<\/?(?:sup|sub|b|i|s|table|tbody|tr|td|p|div|span)(?: class="[^"]*")?>|<br\/>/g;

const envelopes = [
  (html: string) => html,
  (html: string) => JSON.stringify({ content: `"${html}"` }),
  (html: string) => JSON.stringify(JSON.stringify({ content: html })),
];

it('a comment draws nothing but bare marks, whatever is stored; an empty one leaves its place to the caller', () => {
  for (const [kind, html] of VECTORS) {
    for (const envelope of envelopes) {
      const inside = drawn(envelope(html))
        .replace(/^<div class="[^"]*" dir="auto">/, '')
        .replace(/<\/div>$/, '');
      expect(inside.replaceAll(DRAWN, ''), kind).not.toMatch(/[<>]/);
    }
  }
  expect(drawn('{"content":"\\"<p></p>\\""}')).toBe('nothing');
});
