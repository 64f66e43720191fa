import { Loader } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';

import classes from './loading-page.module.css';

/** The whole page while the portal or a part of it is being loaded; the early login lies above it (public/shell.css). */
export function LoadingPage() {
  const { t } = useTranslation();
  return (
    <div className={classes.page} role="status" data-loading-page>
      <Loader size="sm" aria-hidden />
      {t('app.loading')}
    </div>
  );
}
