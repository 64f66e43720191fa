import type { Quill } from 'react-quill';

import { linkAddress } from '@/ui/rich-text/link-address';
import { LinkPanel } from './link-panel';
import { PicturePanel } from './picture-panel';
import type { RichTextMarkup } from '@/ui/rich-text/rich-text-markup';
import { insertPicture, removeLink, setLink } from '@/ui/rich-text/text-actions';
import type { Panel } from './use-panel';

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
