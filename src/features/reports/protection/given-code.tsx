import { Group, Text } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';
import { CopyButton } from '@/ui/copy-button';

/** A password of the portal's making, to be copied and told: it is shown here and nowhere else. */
export function GivenCode({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Group gap="xs">
        <Text size="sm">{t('reports.protection.code')}</Text>
        <Text component="code" fw={600} translate="no">
          {code}
        </Text>
        <CopyButton
          text={code}
          label={t('reports.protection.copy')}
          copied={t('reports.protection.copied')}
        />
      </Group>
      <Text size="sm">{t('reports.protection.notKept')}</Text>
    </>
  );
}
