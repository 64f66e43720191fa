import { memo } from 'react';
import { Anchor, useMantineContext } from '@mantine/core';

import type { Settings } from '@/domain/configuration/settings';
import { PageFooter } from '@/ui/page/page-footer';
import type { ColorScheme } from '@/ui/theme/color-scheme-manager';
import { hasTerms } from '@/domain/configuration/has-terms';
import { useTranslation } from '@/i18n/translation';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';

import classes from './color-scheme-choice.module.css';

const TermsDialog = lazyDialog(() => import('./terms-dialog').then((module) => module.TermsDialog));

/** The footer's button "Términos y condiciones" and its dialog; nothing when the laboratory wrote no terms. */
function TermsButton({ terms }: { readonly terms: string }) {
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

const SCHEMES: readonly ColorScheme[] = ['auto', 'light', 'dark'];

function isScheme(value: string): value is ColorScheme {
  return SCHEMES.some((scheme) => scheme === value);
}

/** Light, dark, or as the device says; the device keeps the choice. */
function ColorSchemeChoice() {
  const { t } = useTranslation();
  // Mantine's `useMantineColorScheme` would stop transitions by a style element, which the policy forbids.
  const { colorScheme, setColorScheme } = useMantineContext();
  return (
    <select
      className={classes.choice}
      aria-label={t('app.appearance.label')}
      autoComplete="off"
      value={colorScheme}
      onChange={({ currentTarget }) => {
        if (isScheme(currentTarget.value)) setColorScheme(currentTarget.value);
      }}
    >
      {SCHEMES.map((scheme) => (
        <option key={scheme} value={scheme}>
          {t(`app.appearance.${scheme}`)}
        </option>
      ))}
    </select>
  );
}

interface PortalFooterProps {
  readonly branding: Settings['branding'];
  readonly density: 'roomy' | 'menu';
}

/** What the laboratory says at the foot of login and dashboard. Memoised: orders open beside it. */
export const PortalFooter = memo(function PortalFooter({ branding, density }: PortalFooterProps) {
  const { information1, information2, url, terms } = branding;
  return (
    <PageFooter lines={[information1, information2]} site={url} density={density}>
      <TermsButton terms={terms} />
      <ColorSchemeChoice />
    </PageFooter>
  );
});
