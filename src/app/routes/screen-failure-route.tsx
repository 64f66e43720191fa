import { Button } from '@mantine/core';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';

import { readAuthorization } from '@/api/session/authorization-store';
import { homeAddress } from '@/app/home-address';
import { ScreenFailurePage } from '@/features/errors/screen-failure-page';
import { SignOutButton } from '@/features/session/sign-out-button';
import { useTranslation } from '@/i18n/translation';

import { RoutingFailure } from './routing-failure';

/** Stands in for a route whose screen failed. A failure of the routing itself leads to the root. */
export function ScreenFailureRoute() {
  const { t } = useTranslation();
  const error = useRouteError();
  const isSignedIn = readAuthorization() !== null;
  if (isRouteErrorResponse(error)) return <RoutingFailure />;
  return (
    <ScreenFailurePage
      error={error}
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
