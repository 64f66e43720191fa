import { Anchor } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyDialog } from '@/ui/lazy-part';
import { useDialog } from '@/ui/use-dialog';

import { hasTerms } from './has-terms';

const TermsDialog = lazyDialog(() => import('./terms-dialog').then((module) => module.TermsDialog));

/** The footer's button "Términos y condiciones" and its dialog; nothing when the laboratory wrote no terms. */
export function TermsButton({ terms }: { readonly terms: string }) {
  const { t } = useTranslation();
  const { isOpen, open, close } = useDialog();
  if (!hasTerms(terms)) return null;
  return (
    <>
      <Anchor component="button" type="button" inherit aria-haspopup="dialog" onClick={open}>
        {t('app.terms')}
      </Anchor>
      <Suspense fallback={null}>{isOpen && <TermsDialog terms={terms} onClose={close} />}</Suspense>
    </>
  );
}
