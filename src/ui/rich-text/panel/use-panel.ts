import { useState } from 'react';
import type { Quill } from 'react-quill';

import { useTranslation } from '@/i18n/translation';
import { readPictureFile } from '@/lib/files/picture-file';
import { usePictureTexts } from '@/ui/picture-input/use-picture-texts';

import { type Place, placeOfLink } from '@/ui/rich-text/text-actions';
import { TEXT_PICTURE_LIMITS } from './text-picture';

/** What is asked below the toolbar, and where in the text its answer goes. */
export type Panel =
  | (Place & { readonly kind: 'link'; readonly address: string })
  | { readonly kind: 'picture'; readonly index: number; readonly picture: string };

/** The panel below the toolbar, and what came of pasted and dropped files. */
export function usePanel(editor: () => Quill, isMail: boolean) {
  const { t } = useTranslation();
  const { problemText } = usePictureTexts(TEXT_PICTURE_LIMITS);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [notice, setNotice] = useState<string | null>(null);

  const open = (kind: Panel['kind']) => {
    setNotice(null);
    if (kind === 'link') setPanel({ kind, ...placeOfLink(editor()) });
    else setPanel({ kind, index: editor().getSelection(true).index, picture: '' });
  };
  const readPicture = async (file: File) => {
    const { index } = editor().getSelection(true);
    const reading = await readPictureFile(file, TEXT_PICTURE_LIMITS);
    if (reading.kind === 'refused') setNotice(problemText(reading.problem));
    else setPanel({ kind: 'picture', index, picture: reading.dataUrl });
  };
  return {
    panel,
    notice,
    open,
    close: () => {
      setPanel(null);
    },
    onFiles: ([file]: readonly File[]) => {
      setNotice(isMail ? null : t('richText.noPictures'));
      if (isMail && file !== undefined) void readPicture(file);
    },
    onPicturesLeftOut: () => {
      setNotice(t('richText.picturesLeftOut'));
    },
  };
}
