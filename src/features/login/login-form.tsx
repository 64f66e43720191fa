import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { LoginFields } from '@/domain/auth/login-fields';
import type { DocumentType } from '@/domain/catalogues/document-type';

import { PasswordField } from './password-field';
import { useEarlyTyping } from './use-early-typing';
import classes from './login-form.module.css';

interface LoginFormProps {
  readonly form: UseFormReturn<LoginFields>;
  /** Offered when not empty. */
  readonly documentTypes: readonly DocumentType[];
  /** Why nobody may sign in yet, beside what is missing in the fields; empty when nothing is in the way. */
  readonly obstacle: string;
  readonly isSlow: boolean;
  /** Somebody types a password. */
  readonly onTyping: () => void;
  readonly onCancel: () => void;
  readonly onSubmit: (fields: LoginFields) => Promise<void>;
  /** Stands between the fields and the button. */
  readonly children: ReactNode;
}

/** The fields of the sign-in. */
export function LoginForm(props: LoginFormProps) {
  const { form, documentTypes, obstacle, isSlow, onTyping, onCancel, onSubmit, children } = props;
  const { t } = useTranslation();
  const [wasTrimmed, setWasTrimmed] = useState(false);
  const { register, handleSubmit, setValue } = form;
  const { errors, isValid, isSubmitting } = form.formState;
  const place = useRef<HTMLFormElement>(null);
  useEarlyTyping(place, setValue);
  const reason = isValid ? obstacle : t('login.incomplete');

  const submit = handleSubmit((fields) => (obstacle === '' ? onSubmit(fields) : undefined));
  const user = register('user', {
    onBlur: (event: { target: { value: string } }) => {
      const { value } = event.target;
      const trimmed = value.trim();
      setWasTrimmed(trimmed !== '' && trimmed !== value);
      if (trimmed !== value) setValue('user', trimmed, { shouldValidate: true });
    },
  });

  return (
    <form ref={place} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {documentTypes.length > 0 && (
        <NativeSelect
          {...register('documentType')}
          label={t('login.documentType')}
          autoComplete="off"
          size="md"
          data={[
            { value: '', label: t('login.anyDocumentType') },
            ...documentTypes.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <TextInput
        {...user}
        label={t('login.user')}
        description={wasTrimmed ? <span role="status">{t('login.userTrimmed')}</span> : null}
        error={errors.user && t('login.userRequired')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        translate="no"
        data-gramm="false"
      />
      <PasswordField
        field={register('password', { onChange: onTyping })}
        error={errors.password && t('login.passwordRequired')}
      />
      {children}
      <Button
        type="submit"
        size="md"
        fullWidth
        className={classes.submit}
        disabled={reason !== ''}
        loading={isSubmitting}
        aria-describedby="login-progress"
      >
        {t('login.submit')}
      </Button>
      <div className={classes.progress}>
        <p id="login-progress" className={classes.hint} role="status">
          {isSubmitting ? t(isSlow ? 'login.stillConnecting' : 'login.connecting') : reason}
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
