import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { useSettings } from '@/api/configuration/get-configuration';
import { readAuthorization } from '@/api/session/authorization-store';
import { UserProfilePage } from '@/features/password/user-profile-page';
import { SignOutButton } from '@/features/session/sign-out-button';
import { useTranslation } from '@/i18n/translation';

/** `/userprofile`: the signed-in user's own password. */
export function UserProfileRoute() {
  const { t } = useTranslation();
  const { passwordPolicy } = useSettings().login;
  const authorization = readAuthorization();
  if (authorization === null) return null;
  return (
    <UserProfilePage
      authorization={authorization}
      policy={passwordPolicy}
      renderActions={(isSaving) => (
        <>
          <Button component={Link} to="/dashboard" variant="default">
            {t('password.backToResults')}
          </Button>
          <SignOutButton disabled={isSaving} />
        </>
      )}
    />
  );
}
