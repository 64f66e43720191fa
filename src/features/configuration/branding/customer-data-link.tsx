import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';

import { useTranslation } from '@/i18n/translation';

/** Leads to `/datacustomers`, where the sign-in shows the changes before they are saved. */
export function CustomerDataLink() {
  const { t } = useTranslation();
  return (
    <Anchor component={Link} to="/datacustomers" size="sm" data-place="customerData">
      {t('customerData.open')}
    </Anchor>
  );
}
