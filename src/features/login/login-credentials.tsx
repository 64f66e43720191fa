import { Alert } from '@mantine/core';
import { type ReactNode, Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import type { LoginFields } from '@/domain/auth/login-fields';
import { isWrongPassword } from '@/domain/auth/login-refusal';
import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import type { DocumentType } from '@/domain/catalogues/document-type';
import { useTranslation } from '@/i18n/translation';
import type { SessionEndNote } from '@/lib/session/restart-portal';
import { runtimeConfig } from '@/lib/runtime-config';
import { lazyDialog, lazyPart } from '@/ui/waiting/lazy-part';
import { ApiError } from '@/lib/http/api-error';
import { FailureAlert } from '@/ui/errors/failure-alert';
import { useErrorText } from '@/ui/errors/use-error-text';

import { LoginForm } from './login-form';
import { useRefusalText } from './use-refusal-text';
import type { SignInFailure, useSignIn } from './use-sign-in';
import { useLoginFields } from './use-login-fields';

interface SignInFailureAlertProps {
  readonly failure: SignInFailure;
}

function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'timeout';
}

/** Why nobody was signed in: the catalogue's words where the server refused, else that the laboratory could not be reached. */
function SignInFailureAlert({ failure }: SignInFailureAlertProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  if (failure.kind === 'refused') {
    return (
      <Alert color="red" role="alert" title={t('login.refused')}>
        {refusalText(failure.refusal)}
      </Alert>
    );
  }
  const { error } = failure;
  return (
    <FailureAlert title={t('login.failed')} error={error}>
      {/* The server may have counted an attempt that never answered. */}
      {isTimeout(error) ? t('login.unconfirmed') : errorText(error)}
    </FailureAlert>
  );
}

const CaptchaChallenge = lazyPart(() =>
  import('./captcha/captcha-challenge').then((module) => module.CaptchaChallenge),
);
const ForcedChangeDialog = lazyPart(() =>
  import('@/features/password/forced-change-dialog').then((module) => module.ForcedChangeDialog),
);
const loadRefusalDialog = () => import('./refusal-dialog').then((module) => module.RefusalDialog);
const RefusalDialog = lazyDialog(loadRefusalDialog);

interface LoginCredentialsProps {
  readonly attempts: ReturnType<typeof useSignIn>;
  /** Null before anybody is chosen. */
  readonly type: UserTypeCode | null;
  /** How often somebody pointed at a type: each time the fields are next. */
  readonly pointed: number;
  readonly onTypeMissing: () => void;
  /** Offered when not empty. */
  readonly documentTypes: readonly DocumentType[];
  /** A captcha is to be solved once before signing in. */
  readonly captcha: boolean;
  /** The way to a new password, beside its field. */
  readonly recovery: ReactNode;
  /** Passwords follow the rules of SecurityPolitics. */
  readonly policy: boolean;
  readonly sessionEnd: SessionEndNote | null;
}

/** Narrows to no document type. */
const ANY_DOCUMENT_TYPE = -1;

/** Name, password and what came of them. What was typed stays; only a refused or changed password goes. */
export function LoginCredentials(props: LoginCredentialsProps) {
  const { attempts, type, pointed, onTypeMissing, documentTypes, captcha } = props;
  const { recovery, policy, sessionEnd } = props;
  const { signIn, cancel, problem, forgetProblem, isSlow } = attempts;
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const [isCaptchaSolved, setIsCaptchaSolved] = useState(false);
  const [readDialog, setReadDialog] = useState<SignInFailure | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const fields = useLoginFields(form);
  const goOn = useEffectEvent(() => {
    if (pointed > 0) fields.focus('user');
  });
  useLayoutEffect(() => {
    goOn();
  }, [pointed]);
  const asksCaptcha = captcha && !isCaptchaSolved;
  const change = problem?.kind === 'change-password' ? problem.change : null;
  const failure = problem === null || problem.kind === 'change-password' ? null : problem;
  const refusal = failure?.kind === 'refused' ? failure.refusal : null;
  const wrong = refusal !== null && isWrongPassword(refusal) ? refusal : null;
  const isDialogOpen = refusal !== null && refusal.dialog !== null && failure !== readDialog;
  const alert = failure !== null && wrong === null && <SignInFailureAlert failure={failure} />;

  // It stands there while the dialog loads, and where that fails.
  const changeFirst = change === null ? '' : t('message.0168');
  const obstacle = asksCaptcha ? t('login.captcha.first') : changeFirst;

  const leaveDialog = () => {
    setReadDialog(failure);
  };
  const submit = async (sent: LoginFields) => {
    const { user, password, documentType } = sent;
    if (type === null) {
      onTypeMissing();
      return;
    }
    const chosen = documentTypes.find(({ id }) => String(id) === documentType);
    const historyType = chosen?.id ?? ANY_DOCUMENT_TYPE;
    // Fetched beside the call: a dialog that came later would open over somebody who is typing again.
    loadRefusalDialog().catch(() => undefined);
    const outcome = await signIn({ user, password, type, historyType });
    if (outcome === 'refused') {
      // What was typed meanwhile was not refused.
      if (fields.hold(sent)) fields.askPasswordAgain();
    }
    // The change is sent with the password that was taken, whatever was typed meanwhile.
    if (outcome === 'change-password') fields.write('password', password);
  };

  return (
    <>
      {sessionEnd !== null && problem === null && (
        <Alert role="status" title={t(`login.sessionEnd.${sessionEnd}.title`)}>
          {t(`login.sessionEnd.${sessionEnd}.text`, { scheme: runtimeConfig().authScheme })}
        </Alert>
      )}
      {isDialogOpen ? (
        <Suspense fallback={alert}>
          <RefusalDialog
            refusal={refusal}
            onClose={() => {
              leaveDialog();
              fields.focus('password');
            }}
          />
        </Suspense>
      ) : (
        alert
      )}
      <LoginForm
        form={form}
        fields={fields}
        asksDocument={type === PATIENT}
        documentTypes={documentTypes}
        isReadOnly={change !== null}
        obstacle={obstacle}
        isSlow={isSlow}
        refused={wrong !== null && <span role="alert">{refusalText(wrong)}</span>}
        recovery={recovery}
        onTyping={leaveDialog}
        onCancel={cancel}
        onIncomplete={() => {
          if (type === null) onTypeMissing();
        }}
        onSubmit={submit}
      >
        {captcha && (
          <Suspense fallback={<p role="status">{t('app.loading')}</p>}>
            <CaptchaChallenge
              isSolved={isCaptchaSolved}
              onSolved={() => {
                setIsCaptchaSolved(true);
              }}
            />
          </Suspense>
        )}
      </LoginForm>
      {change !== null && (
        <Suspense fallback={null}>
          <ForcedChangeDialog
            {...change}
            policy={policy}
            takePassword={() => fields.read().password}
            onDone={() => {
              forgetProblem();
              fields.askPasswordAgain();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
