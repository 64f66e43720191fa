import { Button, type MantineSize } from '@mantine/core';

import type { UserTypeCode } from '@/domain/auth/user-type';
import { useTranslation } from '@/i18n/translation';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';

import { isGlossaryOffered } from './is-glossary-offered';

const GlossaryDialog = lazyDialog(() =>
  import('./glossary-dialog').then((module) => module.GlossaryDialog),
);

interface GlossaryButtonProps {
  readonly userType: UserTypeCode;
  readonly size: MantineSize;
}

/** "Glosario", for those to whom the laboratory explains its tests. */
export function GlossaryButton({ userType, size }: GlossaryButtonProps) {
  const { t } = useTranslation();
  const { open, dialog } = useDialog((close) => <GlossaryDialog onClose={close} />);
  if (!isGlossaryOffered(userType)) return null;
  return (
    <>
      <Button variant="subtle" size={size} aria-haspopup="dialog" onClick={open}>
        {t('glossary.button')}
      </Button>
      {dialog}
    </>
  );
}
