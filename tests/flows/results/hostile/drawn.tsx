import { act, render } from '@testing-library/react';

import { problemsOfRich, signaturesOf, strangers } from './examine';
import { Place, Portal } from './place';
import type { Sink } from './sinks';

/** Texts that bring about every element which a place has for harmless ones. */
const HARMLESS = [
  'palabra',
  'https://lab.example/',
  '{"content":"\\"uno\\""}',
  '#aa3311',
  '<img src="cid:1">',
  'x '.repeat(99),
  '',
];

/** Draws one text after the other in one place. */
export function openPlace(sink: Sink) {
  let show: (text: string) => void = () => undefined;
  const { container } = render(
    <Portal>
      <Place
        sink={sink}
        onReady={(ready) => {
          show = ready;
        }}
      />
    </Portal>,
  );
  return (source: string): Element => {
    act(() => {
      show(source);
    });
    const place = container.querySelector('[data-sink]');
    if (place === null) throw new Error('nothing was drawn');
    return place;
  };
}

/** Quill's own marks of a text, which hold no part of it. */
function withoutQuill(editor: Element | null): ParentNode {
  const copy = (editor ?? document.createElement('p')).cloneNode(true) as Element;
  for (const helper of copy.querySelectorAll('.ql-ui')) helper.remove();
  for (const element of copy.querySelectorAll('*')) {
    element.removeAttribute('data-list');
    if (element.className.startsWith('ql-')) element.removeAttribute('class');
  }
  return copy;
}

function problemsIn(place: Element, { kind }: Sink, harmless: ReadonlySet<string>) {
  const isMail = kind === 'mail' || kind === 'mailEditor';
  if (kind === 'text') return strangers(place, harmless);
  if (kind === 'rich' || kind === 'mail') {
    return problemsOfRich(place.querySelector('div') ?? document.createElement('p'), isMail);
  }
  const editor = withoutQuill(place.querySelector('.ql-editor'));
  return problemsOfRich(editor, isMail).filter((problem) => problem !== 'alt src');
}

/** All that can be read in a place, in sight or by a screen reader. */
function wordsIn(place: Element): string {
  const spoken = [...place.querySelectorAll('[aria-label], [alt]')].flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('alt') ?? '',
  ]);
  return [place.textContent, ...spoken].join('\n');
}

/** What a place draws of hostile texts besides their words, and the words that it lost, text by text. */
export function problemsOf(sink: Sink, texts: readonly string[]): readonly (readonly string[])[] {
  const draw = openPlace(sink);
  const harmless = new Set(HARMLESS.flatMap((text) => signaturesOf(draw(text))));
  return texts
    .map((text) => {
      const place = draw(text);
      const problems = problemsIn(place, sink, harmless);
      const words = wordsIn(place);
      const lost = sink.shown(text).filter((part) => !words.includes(part));
      return [text, ...problems, ...lost];
    })
    .filter(({ length }) => length > 1);
}
