import { Button, Group, Text } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';

interface LeaveQuestionProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before edits are lost. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('editing.leave')} isOpen={isOpen} onClose={onStay} zIndex={300}>
      <Text>{t('editing.leaveText')}</Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onLeave}>
          {t('editing.discard')}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t('editing.stay')}
        </Button>
      </Group>
    </Dialog>
  );
}
