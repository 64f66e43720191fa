import { Button } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';

const ShortcutsDialog = lazyDialog(() =>
  import('./shortcuts-dialog').then((module) => module.ShortcutsDialog),
);

interface ShortcutsButtonProps {
  /** False where single keys help nobody; a list that is open stays. */
  readonly isOffered: boolean;
}

/** "Atajos": the keys of the dashboard. */
export function ShortcutsButton({ isOffered }: ShortcutsButtonProps) {
  const { t } = useTranslation();
  const { open, dialog } = useDialog((close) => <ShortcutsDialog onClose={close} />);
  return (
    <>
      {isOffered && (
        <Button
          variant="subtle"
          size="xs"
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={open}
        >
          {t('shortcuts.button')}
        </Button>
      )}
      {dialog}
    </>
  );
}
