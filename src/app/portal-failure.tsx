import { Button } from '@mantine/core';

import { readAuthorization } from '@/api/session/authorization-store';
import { ScreenFailurePage } from '@/features/errors/screen-failure-page';
import { SignOutButton } from '@/features/session/sign-out-button';
import { useTranslation } from '@/i18n/translation';

/** Takes the place of the portal where its frame, or what stands beside its screens, failed. */
export function PortalFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const ways = (
    <>
      <Button component="a" href="/" variant="default">
        {t('app.home')}
      </Button>
      {readAuthorization() !== null && <SignOutButton />}
    </>
  );
  return <ScreenFailurePage error={error} actions={ways} />;
}
