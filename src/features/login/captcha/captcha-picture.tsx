import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './captcha-challenge.module.css';
import { drawCode, PICTURE_HEIGHT, PICTURE_WIDTH } from './draw-code';
import { randomBelow } from '@/lib/random-below';

/** The code as a picture: its letters are nowhere in the page's text. */
export function CaptchaPicture({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) drawCode(canvas.current, code, randomBelow);
  }, [code]);
  return (
    <div role="img" aria-label={t('login.captcha.picture')}>
      <canvas
        ref={canvas}
        aria-hidden
        className={classes.picture}
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
      />
    </div>
  );
}
