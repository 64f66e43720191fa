import { Alert, Button } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';

/** Something that the login should offer and the laboratory did not deliver. */
export interface LoginGap {
  /** All or some user types, the name of the demographic users, or document types. */
  readonly missing: 'userTypes' | 'someUserTypes' | 'demographicUsers' | 'documentTypes';
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Says what the login lacks: whoever does not find their way in must know that it is not their fault. */
export function LoginGapNotice({ gap }: { readonly gap: LoginGap }) {
  const { t } = useTranslation();
  return (
    <Alert color="yellow" role="status" mt="md">
      <div>{t(`login.missing.${gap.missing}`)}</div>
      <Button mt="xs" size="xs" variant="default" loading={gap.isRetrying} onClick={gap.onRetry}>
        {t('app.retry')}
      </Button>
    </Alert>
  );
}
