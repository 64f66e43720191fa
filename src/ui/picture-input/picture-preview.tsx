import { useTranslation } from 'react-i18next';

import { pictureAddress } from '@/ui/page/picture-address';
import { PictureWithFallback } from '@/ui/page/picture-with-fallback';

import classes from './picture-input.module.css';

interface PicturePreviewProps {
  /** Data URL; empty when there is no picture. */
  readonly value: string;
  readonly label: string;
}

/** The picture, or words in its place. A stored one that cannot be shown is said so and stays until somebody removes it. */
export function PicturePreview({ value, label }: PicturePreviewProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.preview}>
      <PictureWithFallback
        src={pictureAddress(value)}
        alt={t('picture.current', { label })}
        className={classes.picture}
      >
        <span className={classes.none}>{t(value === '' ? 'picture.none' : 'picture.unshown')}</span>
      </PictureWithFallback>
    </div>
  );
}
