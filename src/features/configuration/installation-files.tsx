import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { installationFilesOptions } from '@/api/reports/check-installation-files';

/** What is wrong with the files beside the report templates: no reader of results could mend it, so here it is said. */
export function InstallationFiles() {
  const { t } = useTranslation();
  const { data: problems = [] } = useQuery(installationFilesOptions());
  if (problems.length === 0) return null;
  return (
    <Alert color="orange" role="status" title={t('configuration.files.title')}>
      {problems.map(({ file, problem, detail }) => (
        <p key={file}>
          {problem === 'invalid'
            ? t('configuration.files.invalid', { file, detail })
            : t('configuration.files.unread', { file })}
        </p>
      ))}
    </Alert>
  );
}
