import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { hasTerms } from '@/domain/configuration/has-terms';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';

const TermsDialog = lazyDialog(() => import('./terms-dialog').then((module) => module.TermsDialog));

/** The footer's button "Términos y condiciones" and its dialog; nothing when the laboratory wrote no terms. */
export function TermsButton({ terms }: { readonly terms: string }) {
  const { t } = useTranslation();
  const { open, dialog } = useDialog((close) => <TermsDialog terms={terms} onClose={close} />);
  if (!hasTerms(terms)) return null;
  return (
    <>
      <Anchor component="button" type="button" inherit aria-haspopup="dialog" onClick={open}>
        {t('app.terms')}
      </Anchor>
      {dialog}
    </>
  );
}
