import { Text } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';

import type { GeneratedReport } from './generate-report';

/** That a report is not all of its order, said before anything else of it; nothing where it is. */
export function PartialNote({ partial: [partial, ...missing] }: Pick<GeneratedReport, 'partial'>) {
  const { t } = useTranslation();
  if (partial === undefined) return null;
  return (
    <>
      <Text fw={600} size="sm">
        {partial}
      </Text>
      {missing.length > 0 && (
        <Text size="sm">{t('reports.partial.missing', { tests: missing.join(', ') })}</Text>
      )}
    </>
  );
}
