import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';

import { type LoginFields, readLogin, sentUser } from '@/domain/auth/login-fields';
import type { DocumentType } from '@/domain/catalogues/document-type';
import { useTranslation } from '@/i18n/translation';
import { PasswordInput } from '@/ui/password-input';

import type { TypedFields } from './use-login-fields';
import classes from './login-form.module.css';

const FIELDS = ['user', 'password'] as const;

/** By name or id: the early fields have no names, so that nothing could ever be sent from there. */
function inputIn(form: HTMLFormElement | null, field: string): HTMLInputElement | null {
  const input = form?.elements.namedItem(field);
  return input instanceof HTMLInputElement ? input : null;
}

/** Goes on with what was typed into the fields of index.html, which are there before the portal is, where it was typed. */
function useEarlyTyping(
  form: RefObject<HTMLFormElement | null>,
  write: TypedFields['write'],
): void {
  const goOn = useEffectEvent(() => {
    const early = document.getElementById('early-login');
    if (!(early instanceof HTMLFormElement)) return;
    for (const field of FIELDS) {
      const [from, to] = [inputIn(early, `early-${field}`), inputIn(form.current, field)];
      if (from === null || to === null) continue;
      if (from.value !== '') write(field, from.value);
      if (from !== document.activeElement) continue;
      const { selectionStart, selectionEnd } = from;
      to.focus();
      to.setSelectionRange(selectionStart, selectionEnd);
    }
    // Last of all: a telephone that lost the field would close its keyboard.
    early.remove();
  });
  useLayoutEffect(() => {
    goOn();
  }, []);
}

interface PasswordFieldProps {
  readonly isReadOnly: boolean;
  readonly onTyping: () => void;
  readonly error: ReactNode;
}

/** The password of the sign-in, with a warning while Caps Lock is on. */
function PasswordField({ isReadOnly, onTyping, error }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isCapsLock, setIsCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => {
    setIsCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <PasswordInput
      name="password"
      onChange={onTyping}
      label={t('login.password')}
      description={isCapsLock ? <span role="status">{t('login.capsLock')}</span> : null}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      readOnly={isReadOnly}
      autoComplete="current-password"
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
    />
  );
}

interface LoginFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly fields: TypedFields;
  /** Patients are known by their document, mostly a number. */
  readonly asksDocument: boolean;
  /** Offered when not empty. */
  readonly documentTypes: readonly DocumentType[];
  /** Why nobody may sign in yet, beside what is missing in the fields; empty when nothing is in the way. */
  readonly obstacle: string;
  /** What was sent stays in the fields. */
  readonly isReadOnly: boolean;
  readonly isSlow: boolean;
  /** Why the password was refused; null where it was not. */
  readonly refused: ReactNode;
  /** Stands beside the password. */
  readonly recovery: ReactNode;
  /** Somebody types a password. */
  readonly onTyping: () => void;
  readonly onCancel: () => void;
  /** Somebody tried with empty fields, which are told here. */
  readonly onIncomplete: () => void;
  readonly onSubmit: (fields: LoginFields) => Promise<void>;
  /** Stands between the fields and the button. */
  readonly children: ReactNode;
}

/** The fields of the sign-in. */
export function LoginForm(props: LoginFormProps) {
  const { form, fields, asksDocument, documentTypes, obstacle, isReadOnly, isSlow } = props;
  const { refused, recovery, onTyping, onCancel, onIncomplete, onSubmit, children } = props;
  const { t } = useTranslation();
  const [wasTrimmed, setWasTrimmed] = useState(false);
  const [hasLetters, setHasLetters] = useState(false);
  const [documentType, setDocumentType] = useState('');
  const [isSubmitting, setIsSubmitting] = useState(false);
  useEarlyTyping(form, fields.write);

  const tidyUser = () => {
    const typed = fields.read().user;
    const user = sentUser(typed, asksDocument);
    if (user === typed) return;
    fields.write('user', user);
    setWasTrimmed(user !== '');
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    tidyUser();
    const reading = readLogin({ ...fields.read(), documentType });
    if (obstacle !== '' || isSubmitting) return;
    if (!reading.ok) {
      fields.complain(reading.problems);
      onIncomplete();
      return;
    }
    setIsSubmitting(true);
    await onSubmit(reading.value);
    setIsSubmitting(false);
  };

  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={classes.who} data-typed={documentTypes.length > 0 || undefined}>
        {documentTypes.length > 0 && (
          <NativeSelect
            name="documentType"
            value={documentType}
            onChange={(event) => {
              setDocumentType(event.currentTarget.value);
            }}
            label={t('login.documentType')}
            autoComplete="off"
            data={[
              { value: '', label: t('login.anyDocumentType') },
              ...documentTypes.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
        <TextInput
          name="user"
          onChange={() => {
            fields.check();
            setWasTrimmed(false);
          }}
          onBlur={tidyUser}
          label={t(asksDocument ? 'login.document' : 'login.user')}
          inputMode={asksDocument && !hasLetters ? 'numeric' : undefined}
          description={wasTrimmed ? <span role="status">{t('login.userTrimmed')}</span> : null}
          error={
            fields.isUserMissing &&
            t(asksDocument ? 'login.documentRequired' : 'login.userRequired')
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          readOnly={isReadOnly}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
          data-gramm="false"
        />
      </div>
      {asksDocument && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.letters}
          aria-pressed={hasLetters}
          onClick={() => {
            setHasLetters(!hasLetters);
            fields.focus('user');
          }}
        >
          {t('login.hasLetters')}
        </Button>
      )}
      <div className={classes.password}>
        <PasswordField
          isReadOnly={isReadOnly}
          onTyping={() => {
            fields.check();
            onTyping();
          }}
          error={fields.isPasswordMissing ? t('login.passwordRequired') : refused}
        />
        {recovery}
      </div>
      {children}
      <Button
        type="submit"
        fullWidth
        className={classes.submit}
        disabled={obstacle !== ''}
        loading={isSubmitting}
        aria-describedby="login-progress"
      >
        {t('login.submit')}
      </Button>
      <div className={classes.progress}>
        <p id="login-progress" className={classes.hint} role="status">
          {isSubmitting ? t(isSlow ? 'login.stillConnecting' : 'login.connecting') : obstacle}
        </p>
        {isSlow && (
          <Button variant="subtle" size="compact-sm" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
