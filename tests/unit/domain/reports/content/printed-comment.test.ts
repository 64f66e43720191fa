import { expect, it } from 'vitest';

import { printedParagraphs, wordedComment } from '@/domain/reports/content/printed-comment';

import { words } from '@tests/support/fixtures/report-order';

const printed = (stored: string | null) => printedParagraphs(stored, words);

it('names the pictures of a comment, and that the laboratory has them', () => {
  const stored = `<p>Foto:</p><p><img src="data:image/png;base64,${'A'.repeat(300_000)}"></p>`;
  expect(printed(stored)).toEqual(['Foto:', '[imagen]', 'Trae una imagen.']);
});

it('cuts a comment that no paper can hold, between words, and says that it goes on', () => {
  const lines = printed('palabra '.repeat(40_000));
  expect(lines).toEqual([
    expect.stringMatching(/^(?:palabra ){2000,2499}palabra$/),
    'Sigue en el portal.',
  ]);
  const many = printed('Una línea.\n'.repeat(30_000));
  expect(many.join('').length).toBeLessThan(20_100);
  expect(many.at(-1)).toBe('Sigue en el portal.');
  expect(printed('x'.repeat(60_000))).toEqual(['x'.repeat(2000), 'Sigue en el portal.']);
  expect(printed('palabra'.repeat(200))).toEqual(['palabra'.repeat(200)]);
});

it('says what could not be read, and prints nothing of nothing', () => {
  expect([printed(null), printed('')]).toEqual([[words.unreadable], []]);
});

it('is told in words where nothing can be struck out', () => {
  const stored =
    '<p>Antes <s>POSITIVO</s>, es NEGATIVO</p><table><tr><td>95</td><td>140</td></tr></table>';
  expect(wordedComment(printed(stored), words)).toBe(
    'Antes (anulado: POSITIVO), es NEGATIVO\n95 · 140',
  );
});
