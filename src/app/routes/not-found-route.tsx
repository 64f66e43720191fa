import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { homeAddress } from '@/app/home-address';
import { NotFoundPage } from '@/features/errors/not-found-page';

/** `/404` and every unknown address (docs/behaviour.md §2). */
export function NotFoundRoute() {
  const { t } = useTranslation();
  return (
    <NotFoundPage
      actions={
        <Button component={Link} to={homeAddress()} replace>
          {t('app.home')}
        </Button>
      }
    />
  );
}
