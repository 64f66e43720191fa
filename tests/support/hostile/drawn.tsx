import { act, render } from '@testing-library/react';

import { problemsOfRich, strangers } from './examine';
import { Place, Portal } from './place';
import type { Sink } from './sinks';

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

export function problemsIn(place: Element, { kind }: Sink, harmless: ReadonlySet<string>) {
  const isMail = kind === 'mail' || kind === 'mailEditor';
  if (kind === 'text') return strangers(place, harmless);
  if (kind === 'rich' || kind === 'mail') {
    return problemsOfRich(place.querySelector('div') ?? document.createElement('p'), isMail);
  }
  const editor = withoutQuill(place.querySelector('.ql-editor'));
  return problemsOfRich(editor, isMail).filter((problem) => problem !== 'alt src');
}

/** All that can be read in a place, in sight or by a screen reader. */
export function wordsIn(place: Element): string {
  const spoken = [...place.querySelectorAll('[aria-label], [alt]')].flatMap((element) => [
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('alt') ?? '',
  ]);
  return [place.textContent, ...spoken].join('\n');
}
