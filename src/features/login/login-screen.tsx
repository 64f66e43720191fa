import { Alert, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Authorization } from '@/domain/auth/authorization';
import { LABORATORY_USER, type UserTypeCode } from '@/domain/auth/user-type';
import type { DocumentType } from '@/domain/catalogues/document-type';
import type { Settings } from '@/domain/configuration/settings';
import type { LoginType } from '@/domain/user-types/login-types';
import { PictureWithFallback } from '@/ui/picture-with-fallback';

import type { LoginFields } from './login-fields';
import { LoginFooter } from './login-footer';
import { LoginForm } from './login-form';
import { LoginHeader } from './login-header';
import { SignInFailureAlert } from './sign-in-failure-alert';
import { UserTypeTiles } from './user-type-tiles';
import { useSignIn } from './use-sign-in';
import classes from './login-screen.module.css';

interface LoginScreenProps {
  readonly branding: Settings['branding'];
  readonly types: readonly LoginType[];
  /** Offered to patients; empty when the laboratory does not use them. */
  readonly documentTypes: readonly DocumentType[];
  readonly isSessionExpired: boolean;
  readonly onSignedIn: (authorization: Authorization) => void;
}

const PATIENT: UserTypeCode = 2;
/** Narrows to no document type (behaviour.md 2.3). */
const ANY_DOCUMENT_TYPE = -1;

/** The sign-in (spec §2, Login screen). */
export function LoginScreen(props: LoginScreenProps) {
  const { branding, types, documentTypes, isSessionExpired, onSignedIn } = props;
  const { t } = useTranslation();
  const [chosenType, setChosenType] = useState<UserTypeCode | null>(null);
  const { signIn, cancel, failure, forgetFailure, isSlow } = useSignIn(onSignedIn);

  const selected = types.find(({ type }) => type === chosenType) ?? types[0];
  const type = selected?.type ?? LABORATORY_USER;
  const offered = type === PATIENT ? documentTypes : [];
  const message = selected?.message ?? '';
  const welcome = message || (type === LABORATORY_USER ? t('login.laboratoryWelcome') : '');

  const submit = async ({ user, password, documentType }: LoginFields) => {
    const chosen = offered.find(({ id }) => String(id) === documentType);
    const historyType = chosen?.id ?? ANY_DOCUMENT_TYPE;
    return (await signIn({ user, password, type, historyType })) === 'refused';
  };
  const select = (next: UserTypeCode) => {
    setChosenType(next);
    forgetFailure();
  };

  return (
    <div className={classes['page']}>
      <LoginHeader branding={branding} />
      <main className={classes['main']}>
        <PictureWithFallback
          src={branding.loginBackground}
          alt=""
          className={classes['background']}
        >
          {null}
        </PictureWithFallback>
        <div className={classes['card']}>
          <section className={classes['who']}>
            <Title order={1} size="h3">
              {t('login.title')}
            </Title>
            <p className={classes['subtitle']}>
              {branding.title === ''
                ? t('login.subtitle')
                : t('login.subtitleOf', { laboratory: branding.title })}
            </p>
            <UserTypeTiles types={types} selected={type} onSelect={select} />
            {welcome !== '' && <p className={classes['welcome']}>{welcome}</p>}
          </section>
          <section className={classes['credentials']}>
            {isSessionExpired && failure === null && (
              <Alert role="status" title={t('login.expiredTitle')}>
                {t('login.expired')}
              </Alert>
            )}
            {failure !== null && <SignInFailureAlert failure={failure} />}
            <LoginForm
              documentTypes={offered}
              isSlow={isSlow}
              onCancel={cancel}
              onSubmit={submit}
            />
          </section>
        </div>
      </main>
      <LoginFooter branding={branding} />
    </div>
  );
}
