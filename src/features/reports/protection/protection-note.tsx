import { Alert, Checkbox, Stack, Text } from '@mantine/core';

import '@mantine/core/styles/Checkbox.layer.css';

import { useTranslation } from '@/i18n/translation';

import { AgreedPassword } from './agreed-password';
import type { Protection } from './use-protection';

interface ProtectionNoteProps {
  readonly protection: Protection;
}

/** Says that a report is protected where the laboratory wants it, and which password opens it; nothing where it does not. */
export function ProtectionNote({ protection }: ProtectionNoteProps) {
  const { t } = useTranslation();
  const { required, agreed } = protection;
  if (required === null) return null;
  return (
    <Alert color="blue" role="note" title={t('reports.protection.title')}>
      <Stack gap="xs">
        <Text size="sm">{t(`reports.protection.by.${required.source}`)}</Text>
        {agreed !== null && <AgreedPassword protection={protection} agreed={agreed} />}
      </Stack>
    </Alert>
  );
}

/** The same, and where the laboratory does not want it the reader's own choice. */
export function ProtectionChoice({ protection }: ProtectionNoteProps) {
  const { t } = useTranslation();
  const { required, isWanted, agreed } = protection;
  if (required !== null) return <ProtectionNote protection={protection} />;
  return (
    <Stack gap="xs">
      <Checkbox
        checked={isWanted}
        onChange={({ currentTarget }) => {
          protection.setIsWanted(currentTarget.checked);
        }}
        label={t('reports.protection.choice')}
        description={t('reports.protection.choiceHelp')}
      />
      {agreed !== null && <AgreedPassword protection={protection} agreed={agreed} />}
    </Stack>
  );
}
