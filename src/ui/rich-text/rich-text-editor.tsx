import { Input } from '@mantine/core';
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactQuill from 'react-quill';

import 'react-quill/dist/quill.core.css';

import { EditingArea } from './editing-area';
import { PlaceholderButtons } from './panel/placeholder-buttons';
import { quillModules } from './quill-modules';
import type { RichTextProps } from './rich-text';
import classes from './rich-text-editor.module.css';
import { MAIL_MARKUP, TEXT_MARKUP } from './rich-text-markup';
import { RichTextPanel } from './panel/rich-text-panel';
import { RichTextToolbar } from './rich-text-toolbar';
import { losesParts } from './stored-html';
import { insertPlaceholder } from './text-actions';
import { usePanel } from './panel/use-panel';
import { useStoredText } from './use-stored-text';

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
