import { Input } from '@mantine/core';
import {
  type Ref,
  type RefCallback,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import ReactQuill, { type Quill } from 'react-quill';
import 'react-quill/dist/quill.core.css';

import { useTranslation } from '@/i18n/translation';

import { PlaceholderButtons } from './panel/placeholder-buttons';
import { quillModules } from './quill-modules';
import type { RichTextProps } from './rich-text';
import classes from './rich-text-editor.module.css';
import { MAIL_MARKUP, type RichTextMarkup, TEXT_MARKUP } from './rich-text-markup';
import { RichTextPanel } from './panel/rich-text-panel';
import { RichTextToolbar } from './rich-text-toolbar';
import { losesParts, storedHtml } from './stored-html';
import { insertPlaceholder } from './text-actions';
import { usePanel } from './panel/use-panel';

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
function useStoredText({ value, onChange, markup, component }: StoredText) {
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

/**
 * Quill empties its container through `innerHTML`, which Trusted Types refuse even for an empty text, and would take over the
 * markup that it finds there. This element is emptied without the parser and shows no markup, so that the page needs no `default`
 * policy.
 */
function emptiedWithoutParser(element: HTMLDivElement): void {
  Object.defineProperty(element, 'innerHTML', {
    configurable: true,
    get: () => '',
    set: () => {
      element.replaceChildren();
    },
  });
}

function pass(ref: Ref<HTMLDivElement> | undefined, element: HTMLDivElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref !== null && ref !== undefined) ref.current = element;
}

/** The element that Quill turns into an editor; `react-quill` gives it its `ref`. */
function EditingArea({ ref }: { readonly ref?: Ref<HTMLDivElement> }) {
  const attach: RefCallback<HTMLDivElement> = (element) => {
    if (element !== null) emptiedWithoutParser(element);
    pass(ref, element);
  };
  return <div ref={attach} />;
}

/** Another element, modules or formats would make `react-quill` build the editor anew. */
const AREA = <EditingArea />;

/** The field behind `RichTextInput`, with Quill in it. */
export function RichTextEditor(props: RichTextProps) {
  const { label, description, value, onChange, error, isMail = false, placeholders, ref } = props;
  const { t } = useTranslation();
  const id = useId();
  const component = useRef<ReactQuill>(null);
  const [active, setActive] = useState<Readonly<Record<string, unknown>>>({});
  const markup = isMail ? MAIL_MARKUP : TEXT_MARKUP;

  const editor = () => {
    if (component.current === null) throw new Error('no editor yet');
    return component.current.getEditor();
  };
  const take = useStoredText({ value, onChange, markup, component });
  const { panel, notice, open, close, onFiles, onPicturesLeftOut } = usePanel(editor, isMail);
  const [modules] = useState(() => quillModules({ markup, onFiles, onPicturesLeftOut }));
  const describedBy = [
    ...(description === undefined ? [] : [`${id}-description`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ].join(' ');

  useLayoutEffect(() => {
    const { root } = editor();
    root.setAttribute('role', 'textbox');
    root.setAttribute('aria-multiline', 'true');
    root.setAttribute('aria-labelledby', `${id}-label`);
    if (describedBy === '') root.removeAttribute('aria-describedby');
    else root.setAttribute('aria-describedby', describedBy);
    root.setAttribute('aria-invalid', String(error !== undefined));
  });
  useImperativeHandle(ref, () => ({
    focus: () => {
      editor().focus();
    },
  }));
  const showActive = () => {
    const range = editor().getSelection();
    // On the way to the toolbar the text loses the focus, not its formats.
    if (range !== null) setActive(editor().getFormat(range));
  };

  return (
    <div className={classes.field} data-invalid={error !== undefined || undefined}>
      <Input.Label labelElement="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      {description !== undefined && (
        <Input.Description id={`${id}-description`}>{description}</Input.Description>
      )}
      <div className={classes.frame}>
        <RichTextToolbar
          editor={editor}
          active={active}
          onLink={() => {
            open('link');
          }}
          onPicture={
            isMail
              ? () => {
                  open('picture');
                }
              : null
          }
        />
        {placeholders !== undefined && (
          <PlaceholderButtons
            placeholders={placeholders}
            onInsert={(placeholder) => {
              insertPlaceholder(editor(), placeholder);
            }}
          />
        )}
        {panel !== null && (
          <RichTextPanel panel={panel} markup={markup} editor={editor} onClose={close} />
        )}
        <ReactQuill
          ref={component}
          className={classes.text}
          theme=""
          useSemanticHTML={false}
          formats={markup.formats}
          modules={modules}
          onChange={(_html, _delta, source) => {
            // Loading is no edit.
            if (source !== 'user') return;
            take(editor());
            showActive();
          }}
          onChangeSelection={showActive}
        >
          {AREA}
        </ReactQuill>
      </div>
      <p role="status" className={classes.notice}>
        {notice ?? (losesParts(value, isMail) && t('richText.losesParts'))}
      </p>
      {error !== undefined && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </div>
  );
}
