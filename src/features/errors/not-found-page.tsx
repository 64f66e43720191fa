import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/translation';
import { PageMessage } from '@/ui/page/page-message';

/** Shown at `/404` and at every address that the portal does not know. `actions` lead back. */
export function NotFoundPage({ actions }: { readonly actions: ReactNode }) {
  const { t } = useTranslation();
  return (
    <PageMessage
      marks={[t('errors.notFound.code'), t('errors.notFound.quoted')]}
      title={t('errors.notFound.title')}
      actions={actions}
    >
      <p>{t('errors.notFound.help')}</p>
    </PageMessage>
  );
}
