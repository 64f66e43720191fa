import { Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Authorization } from '@/domain/auth/authorization';
import { preferredUserType } from '@/domain/auth/preferred-user-type';
import { LABORATORY_USER, PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import type { DocumentType } from '@/domain/catalogues/document-type';
import type { Settings } from '@/domain/configuration/settings';
import { offersRecovery } from '@/domain/password/recovery-fields';
import type { LoginType } from '@/domain/user-types/login-types';
import type { SessionEndNote } from '@/lib/session/leave-page';
import { pictureAddress } from '@/ui/page/picture-address';
import { PictureWithFallback } from '@/ui/page/picture-with-fallback';

import { type ForcedChangeRequest, LoginCredentials } from './login-credentials';
import { type LoginGap, LoginGapNotice } from './login-gap-notice';
import { LoginHeader } from './login-header';
import { keepUserType, lastUserType } from './last-user-type';
import { UserTypeTiles } from './user-type-tiles';
import { useSignIn } from './use-sign-in';
import classes from './login-screen.module.css';

interface LoginScreenProps {
  readonly settings: Settings;
  readonly types: readonly LoginType[];
  /** Offered to patients; empty when the laboratory does not use them. */
  readonly documentTypes: readonly DocumentType[];
  /** What the login should offer and cannot. */
  readonly gaps: readonly LoginGap[];
  /** Why the last session ended, where its user did not end it. */
  readonly sessionEnd: SessionEndNote | null;
  readonly onSignedIn: (authorization: Authorization) => void;
  readonly renderForcedChange: (request: ForcedChangeRequest) => ReactNode;
  /** Stands below the form, for the chosen user type. */
  readonly renderForgotPassword: (type: UserTypeCode) => ReactNode;
  readonly languageSwitch: ReactNode;
  readonly footer: ReactNode;
}

/** The sign-in (docs/behaviour.md §2, Login screen). */
export function LoginScreen(props: LoginScreenProps) {
  const { settings, types, documentTypes, gaps, sessionEnd, onSignedIn } = props;
  const { renderForcedChange, renderForgotPassword, languageSwitch, footer } = props;
  const { branding, login } = settings;
  const { t } = useTranslation();
  const [chosenType, setChosenType] = useState(lastUserType);
  const offeredTypes = types.map((offered) => offered.type);
  const type = preferredUserType(offeredTypes, chosenType) ?? LABORATORY_USER;
  const attempts = useSignIn((authorization) => {
    keepUserType(type);
    onSignedIn(authorization);
  });
  const message = types.find((offered) => offered.type === type)?.message ?? '';
  const welcome = message || (type === LABORATORY_USER ? t('login.laboratoryWelcome') : '');

  const select = (next: UserTypeCode) => {
    setChosenType(next);
    attempts.forgetProblem();
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
        <div className={classes.card}>
          <section className={classes.who}>
            <div className={classes.heading}>
              <Title order={1} size="h3">
                {t('login.title')}
              </Title>
              {languageSwitch}
            </div>
            <p className={classes.subtitle}>
              {branding.title === ''
                ? t('login.subtitle')
                : t('login.subtitleOf', { laboratory: branding.title })}
            </p>
            <UserTypeTiles types={types} selected={type} onSelect={select} />
            {gaps
              .filter(({ missing }) => missing !== 'documentTypes')
              .map((gap) => (
                <LoginGapNotice key={gap.missing} gap={gap} />
              ))}
            {welcome !== '' && <p className={classes.welcome}>{welcome}</p>}
          </section>
          <section className={classes.credentials}>
            {gaps
              .filter(({ missing }) => missing === 'documentTypes' && type === PATIENT)
              .map((gap) => (
                <LoginGapNotice key={gap.missing} gap={gap} />
              ))}
            <LoginCredentials
              attempts={attempts}
              type={type}
              documentTypes={type === PATIENT ? documentTypes : []}
              captcha={login.captcha}
              offersRecovery={offersRecovery(type, settings)}
              sessionEnd={sessionEnd}
              renderForcedChange={renderForcedChange}
            />
            {renderForgotPassword(type)}
          </section>
        </div>
      </main>
      {footer}
    </div>
  );
}
