import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './captcha-challenge.module.css';

/** Says that the captcha is solved, and takes the focus once, which the field that is gone had. */
export function CaptchaSolved() {
  const { t } = useTranslation();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    line.current?.focus();
  }, []);
  return (
    <p ref={line} role="status" tabIndex={-1} className={classes.solved}>
      {t('login.captcha.solved')}
    </p>
  );
}
