import { useQuery } from '@tanstack/react-query';

import { editorValuesOptions } from '@/api/configuration/get-editor-values';
import { useTranslation } from '@/i18n/translation';
import { ErrorAlert } from '@/ui/errors/error-alert';
import { LoadingPage } from '@/ui/page/loading-page';

import { CustomerDataForm } from './customer-data-form';

/** `/datacustomers`: reads the configuration anew whenever it opens. */
export function CustomerDataPage() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(editorValuesOptions());
  if (data !== undefined) return <CustomerDataForm loaded={data} />;
  if (error === null) return <LoadingPage />;
  return (
    <main>
      <ErrorAlert
        title={t('configuration.loadFailed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </main>
  );
}
