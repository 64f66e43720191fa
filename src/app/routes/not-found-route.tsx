import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { configurationOptions } from '@/api/configuration/get-configuration';
import { homeAddress } from '@/app/home-address';
import { NotFoundPage } from '@/features/errors/not-found-page';
import { useTranslation } from '@/i18n/translation';

/** `/404` and every unknown address. It waits for nothing: the laboratory's name comes when it comes. */
export function NotFoundRoute() {
  const { t } = useTranslation();
  useQuery(configurationOptions());
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
