import { Loader } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';

import classes from './pdf-viewer.module.css';

/** In the viewer's place while its code or its document loads. */
export function OpeningMessage() {
  const { t } = useTranslation();
  return (
    <div role="status" className={classes.message}>
      <Loader size="sm" />
      {t('viewer.opening')}
    </div>
  );
}
