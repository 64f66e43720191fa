import { type RefObject, useLayoutEffect, useRef } from 'react';
import type ReactQuill from 'react-quill';
import type { Quill } from 'react-quill';

import type { RichTextMarkup } from './rich-text-markup';
import { storedHtml } from './stored-html';

interface StoredText {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly markup: RichTextMarkup;
  readonly component: RefObject<ReactQuill | null>;
}

/** The field's value and what the editor made of it when it was loaded. */
interface Held {
  readonly value: string;
  readonly loaded: string;
  readonly written: string;
}

/**
 * Holds Quill's text and the field's value together. Quill writes a text in its own way, so the value changes only when somebody
 * edits, and an edit that was undone gives the very text that was loaded. Before anybody sees the field, and again whenever it comes
 * back into sight: what waits for another part of the page is hidden meanwhile, and `react-quill` then fills a new editor with the
 * old one's inner markup, of which not even the kinds of lists are read.
 */
export function useStoredText({ value, onChange, markup, component }: StoredText) {
  const held = useRef<Held | null>(null);
  const written = (quill: Quill) => markup.clean(storedHtml(quill.getSemanticHTML()));

  useLayoutEffect(
    () => () => {
      held.current = null;
    },
    [],
  );
  useLayoutEffect(() => {
    const current = component.current;
    if (current === null || held.current?.value === value) return;
    const quill = current.getEditor();
    current.setEditorContents(quill, value);
    quill.history.clear();
    held.current = { value, loaded: value, written: written(quill) };
  });

  return (quill: Quill) => {
    if (held.current === null) return;
    const html = written(quill);
    const next = html === held.current.written ? held.current.loaded : html;
    if (next === held.current.value) return;
    held.current = { ...held.current, value: next };
    onChange(next);
  };
}
