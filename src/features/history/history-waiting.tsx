import { Group, Loader, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useSlow } from '@/ui/use-slow';

/** Says that the history is coming and, after a while, that the laboratory is slow. */
export function HistoryWaiting() {
  const { t } = useTranslation();
  const isSlow = useSlow();
  return (
    <Group role="status" gap="sm" py="lg">
      <Loader size="sm" />
      <Text>{t('app.loading')}</Text>
      {isSlow && <Text>{t('history.slow')}</Text>}
    </Group>
  );
}
