import type { Quill } from 'react-quill';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';

import { useTranslation } from '@/i18n/translation';
import { linkAddress } from '@/ui/rich-text/link-address';
import { PictureInput } from '@/ui/picture-input/picture-input';
import { focusOnce } from '@/ui/rich-text/focus-once';
import classes from '@/ui/rich-text/rich-text-editor.module.css';
import type { RichTextMarkup } from '@/ui/rich-text/rich-text-markup';
import { insertPicture, removeLink, setLink } from '@/ui/rich-text/text-actions';

import { LinkPanel } from './link-panel';
import { panelKeys } from './panel-keys';
import { TEXT_PICTURE_LIMITS } from './text-picture';
import type { Panel } from './use-panel';

interface PicturePanelProps {
  /** A picture that was pasted or dropped; empty when one is still to be chosen. */
  readonly picture: string;
  readonly onInsert: (picture: { readonly dataUrl: string; readonly alt: string }) => void;
  readonly onCancel: () => void;
}

/** A picture for the text and what it shows, below the toolbar. */
function PicturePanel({ picture, onInsert, onCancel }: PicturePanelProps) {
  const { t } = useTranslation();
  const [dataUrl, setDataUrl] = useState(picture);
  const [alt, setAlt] = useState('');
  const insert = () => {
    if (dataUrl !== '') onInsert({ dataUrl, alt: alt.trim() });
  };
  return (
    <div role="group" aria-label={t('richText.picture')} className={classes.panel}>
      <PictureInput
        ref={focusOnce}
        label={t('richText.pictureFile')}
        value={dataUrl}
        onChange={setDataUrl}
        accept={TEXT_PICTURE_LIMITS.kinds}
        maxBytes={TEXT_PICTURE_LIMITS.maxBytes}
      />
      <TextInput
        label={t('richText.pictureText')}
        description={t('richText.pictureTextHelp')}
        value={alt}
        autoComplete="off"
        data-gramm="false"
        onChange={(event) => {
          setAlt(event.currentTarget.value);
        }}
        {...panelKeys(insert, onCancel)}
      />
      <div className={classes.panelButtons}>
        <Button size="xs" disabled={dataUrl === ''} onClick={insert}>
          {t('richText.insertPicture')}
        </Button>
        <Button size="xs" variant="subtle" onClick={onCancel}>
          {t('richText.cancel')}
        </Button>
      </div>
    </div>
  );
}

interface RichTextPanelProps {
  readonly panel: Panel;
  readonly markup: RichTextMarkup;
  readonly editor: () => Quill;
  readonly onClose: () => void;
}

/** What a button of the toolbar asks before it changes the text. */
export function RichTextPanel({ panel, markup, editor, onClose }: RichTextPanelProps) {
  const cancel = () => {
    onClose();
    editor().focus();
  };
  if (panel.kind === 'picture') {
    return (
      <PicturePanel
        key={panel.picture}
        picture={panel.picture}
        onInsert={(picture) => {
          onClose();
          insertPicture(editor(), panel.index, picture);
        }}
        onCancel={cancel}
      />
    );
  }
  return (
    <LinkPanel
      address={panel.address}
      read={(typed) => linkAddress(typed, markup)}
      onApply={(address) => {
        onClose();
        setLink(editor(), panel, { label: '', text: address, address });
      }}
      onRemove={() => {
        onClose();
        removeLink(editor(), panel);
      }}
      onCancel={cancel}
    />
  );
}
