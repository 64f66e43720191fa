import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { installationFilesOptions } from '@/api/reports/installation/check-installation-files';
import { runtimeConfig } from '@/lib/runtime-config';

/** Typefaces of templates that another one is printed for, as the installer chose in the runtime file. */
function standIns(): readonly (readonly [string, string])[] {
  const { stimulsoft, reportEngine } = runtimeConfig();
  if (reportEngine !== 'stimulsoft') return [];
  return Object.entries(stimulsoft?.fonts ?? {}).filter(([family, other]) => family !== other);
}

/** What is to be known of the files beside the report templates: no reader of results could mend it, so here it is said. */
export function InstallationFiles() {
  const { t } = useTranslation();
  const { data: problems = [] } = useQuery(installationFilesOptions());
  const families = standIns();
  if (problems.length === 0 && families.length === 0) return null;
  return (
    <Alert
      {...(problems.length > 0 && { color: 'orange' })}
      role="status"
      title={t('configuration.files.title')}
    >
      {problems.map(({ file, problem, detail }) => (
        <p key={file}>
          {problem === 'invalid'
            ? t('configuration.files.invalid', { file, detail })
            : t('configuration.files.unread', { file })}
        </p>
      ))}
      {families.map(([family, other]) => (
        <p key={family}>{t('configuration.files.standIn', { family, other })}</p>
      ))}
    </Alert>
  );
}
