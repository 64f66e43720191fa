import { Anchor } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyPart } from '@/ui/lazy-part';

import { hasTerms } from './has-terms';

const TermsDialog = lazyPart(() => import('./terms-dialog').then((module) => module.TermsDialog));

/** The footer's button "Términos y condiciones" and its dialog; nothing when the laboratory wrote no terms. */
export function TermsButton({ terms }: { readonly terms: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!hasTerms(terms)) return null;
  return (
    <>
      <Anchor
        ref={button}
        component="button"
        type="button"
        inherit
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {t('app.terms')}
      </Anchor>
      <Suspense fallback={null}>
        {isOpen && (
          <TermsDialog
            terms={terms}
            onClose={() => {
              setIsOpen(false);
              button.current?.focus();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
