import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Leads to `/templates`, where the paper of reports is changed. */
export function TemplatesLink() {
  const { t } = useTranslation();
  return (
    <Anchor component={Link} to="/templates" size="sm">
      {t('configuration.templates')}
    </Anchor>
  );
}
