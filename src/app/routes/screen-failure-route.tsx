import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useRouteError } from 'react-router-dom';

import { readAuthorization } from '@/api/authentication/authorization-store';
import { homeAddress } from '@/app/home-address';
import { ScreenFailurePage } from '@/features/errors/screen-failure-page';
import { SignOutButton } from '@/features/session/sign-out-button';

/** Stands in for a route whose screen failed. */
export function ScreenFailureRoute() {
  const { t } = useTranslation();
  const isSignedIn = readAuthorization() !== null;
  return (
    <ScreenFailurePage
      error={useRouteError()}
      actions={
        <>
          <Button component={Link} to={homeAddress()} replace variant="default">
            {t('app.home')}
          </Button>
          {isSignedIn && <SignOutButton />}
        </>
      }
    />
  );
}
