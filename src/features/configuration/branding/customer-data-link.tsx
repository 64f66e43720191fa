import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Leads to `/datacustomers`, where the sign-in shows the changes before they are saved. */
export function CustomerDataLink() {
  const { t } = useTranslation();
  return (
    <Anchor component={Link} to="/datacustomers" size="sm" data-place="customerData">
      {t('customerData.open')}
    </Anchor>
  );
}
