import { useTranslation } from 'react-i18next';

import { ApiError } from '@/lib/api-error';

/** Words for a failed call: what happened and what to do. Servers' own texts and patient data never appear in them. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => t(`errors.kind.${error instanceof ApiError ? error.kind : 'unexpected'}`);
}
