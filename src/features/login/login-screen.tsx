import { Title } from '@mantine/core';
import { useState } from 'react';

import type { Authorization } from '@/domain/auth/authorization';
import { preferredUserType } from '@/domain/auth/preferred-user-type';
import { LABORATORY_USER, PATIENT, userTypeCode, type UserTypeCode } from '@/domain/auth/user-type';
import type { Settings } from '@/domain/configuration/settings';
import { PortalFooter } from '@/features/footer/portal-footer';
import { ForgotPasswordButton } from '@/features/recovery/forgot-password-button';
import { useTranslation } from '@/i18n/translation';
import { runtimeConfig } from '@/lib/runtime-config';
import type { SessionEndNote } from '@/lib/session/restart-portal';
import { pictureAddress } from '@/ui/page/picture-address';
import { PictureWithFallback } from '@/ui/page/picture-with-fallback';
import { readDevice, writeDevice } from '@/lib/session/device-storage';
import { readInteger } from '@/lib/wire/scalars';
import { LanguageSwitch } from '@/features/language/language-switch';
import { BrandBar } from '@/ui/page/brand-bar';
import { PageBrandContext } from '@/ui/page/page-brand';

import { LoginCredentials } from './login-credentials';
import { LoginGapNotice } from './login-gap-notice';
import type { LoginOffers } from './use-login-offers';
import { useSignIn } from './use-sign-in';
import { UserTypeChoice } from './user-type-choice';
import classes from './login-screen.module.css';

/** The laboratory's banner, or a bar with its logo or name. */
export function LoginHeader({ branding }: { readonly branding: Settings['branding'] }) {
  const { t } = useTranslation();
  return (
    // The preview of a branding shows another one than the page has.
    <PageBrandContext value={branding}>
      <div className={classes.top}>
        <BrandBar>
          {(bar) => (
            <PictureWithFallback
              src={pictureAddress(branding.banner)}
              alt={branding.title || t('app.name')}
              className={classes.banner}
            >
              {bar}
            </PictureWithFallback>
          )}
        </BrandBar>
        <div className={classes.language}>
          <LanguageSwitch />
        </div>
      </div>
    </PageBrandContext>
  );
}

/** The user type that last signed in on this device; null when none did. The type only, nothing personal. */
function lastUserType(): UserTypeCode | null {
  return userTypeCode(readInteger(readDevice('lastUserType')));
}

/** Keeps the user type for the next sign-in on this device. */
function keepUserType(type: UserTypeCode): void {
  writeDevice('lastUserType', String(type));
}

interface LoginScreenProps {
  readonly settings: Settings;
  readonly offers: LoginOffers;
  /** Why the last session ended, where its user did not end it. */
  readonly sessionEnd: SessionEndNote | null;
  readonly isLinkExpired: boolean;
  /** The type that is chosen at first; left out: the one that signed in last on this device. */
  readonly firstType?: UserTypeCode;
  readonly onSignedIn: (authorization: Authorization) => void;
}

/** The sign-in. */
export function LoginScreen(props: LoginScreenProps) {
  const { settings, offers, sessionEnd, isLinkExpired, firstType, onSignedIn } = props;
  const { types, documentTypes, gaps } = offers;
  const { branding, login } = settings;
  const { t } = useTranslation();
  const [chosenType, setChosenType] = useState(firstType ?? lastUserType);
  const offeredTypes = types.map((offered) => offered.type);
  const isTypeAsked = types.length > 1 || gaps.some(({ missing }) => missing !== 'documentTypes');
  const [isTypeMissing, setIsTypeMissing] = useState(false);
  const [pointed, setPointed] = useState(0);
  const type = preferredUserType(offeredTypes, chosenType, runtimeConfig().defaultUserType);
  const attempts = useSignIn((authorization) => {
    if (type !== null) keepUserType(type);
    onSignedIn(authorization);
  });
  const shownGaps = gaps.filter(({ missing }) => missing !== 'documentTypes' || type === PATIENT);
  const message = types.find((offered) => offered.type === type)?.message ?? '';
  const welcome = message || (type === LABORATORY_USER ? t('login.laboratoryWelcome') : '');

  const select = (next: UserTypeCode) => {
    setChosenType(next);
    setIsTypeMissing(false);
    // An answer to the type before would be read as one to this.
    if (next !== type) attempts.cancel();
    attempts.forgetProblem();
  };

  const askType = () => {
    setIsTypeMissing(true);
  };

  return (
    <div className={classes.page}>
      <LoginHeader branding={branding} />
      <main className={classes.main}>
        <PictureWithFallback
          src={pictureAddress(branding.loginBackground)}
          alt=""
          className={classes.background}
        >
          {null}
        </PictureWithFallback>
        <div className={classes.card} data-unasked={type === null || undefined}>
          <Title order={1} className={classes.title}>
            {t('login.title')}
          </Title>
          {type === null && <p className={classes.question}>{t('login.whoSignsIn')}</p>}
          {isTypeAsked && (
            <UserTypeChoice
              types={types}
              selected={type}
              isMissing={isTypeMissing}
              onSelect={select}
              onPointed={() => {
                setPointed(pointed + 1);
              }}
            />
          )}
          {shownGaps.map((gap) => (
            <LoginGapNotice key={gap.missing} gap={gap} />
          ))}
          {isLinkExpired && (
            <ForgotPasswordButton
              isLinkExpired
              type={type}
              onTypeMissing={askType}
              settings={settings}
            />
          )}
          <LoginCredentials
            attempts={attempts}
            type={type}
            pointed={pointed}
            documentTypes={type === PATIENT ? documentTypes : []}
            captcha={login.captcha}
            recovery={
              <ForgotPasswordButton type={type} onTypeMissing={askType} settings={settings} />
            }
            onTypeMissing={askType}
            policy={login.passwordPolicy}
            sessionEnd={sessionEnd}
          />
          {/* Below the fields: they stay where they are, however much a laboratory has to say. */}
          {welcome !== '' && <p className={classes.welcome}>{welcome}</p>}
        </div>
      </main>
      <PortalFooter branding={branding} density="roomy" />
    </div>
  );
}
