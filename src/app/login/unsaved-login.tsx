import { useSuspenseQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';

import { configurationOptions } from '@/api/configuration/get-configuration';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { previewedSettings } from '@/domain/configuration/previewed-settings';
import { LoginPreview } from '@/features/configuration/tabs/login-preview';
import { LanguageSwitch } from '@/features/language/language-switch';
import { LoginScreen } from '@/features/login/login-screen';
import { ForgotPasswordButton } from '@/features/recovery/forgot-password-button';

import { PortalFooter } from '@/app/dashboard/portal-footer';
import { useLoginOffers } from './use-login-offers';

const nothing = () => undefined;

/** The very login screen, with the branding that the form around it holds and nobody saved yet. */
export function UnsavedLogin() {
  const saved = useSuspenseQuery(configurationOptions()).data.settings;
  const unsaved = useWatch<AdministrationForm, 'configuration'>({ name: 'configuration' });
  const settings = previewedSettings(saved, unsaved);
  const { offers } = useLoginOffers(saved);
  return (
    <LoginPreview color={settings.branding.color}>
      <LoginScreen
        settings={settings}
        types={offers?.types ?? []}
        documentTypes={offers?.documentTypes ?? []}
        gaps={offers?.gaps ?? []}
        sessionEnd={null}
        onSignedIn={nothing}
        renderForcedChange={() => null}
        renderForgotPassword={(type) => <ForgotPasswordButton type={type} settings={settings} />}
        languageSwitch={<LanguageSwitch />}
        footer={<PortalFooter branding={settings.branding} density="roomy" />}
      />
    </LoginPreview>
  );
}
