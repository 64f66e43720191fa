import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { DocumentType } from '@/domain/catalogues/document-type';

import { EMPTY_LOGIN_FIELDS, type LoginFields, loginFieldsSchema } from './login-fields';
import { PasswordField } from './password-field';
import classes from './login-form.module.css';

interface LoginFormProps {
  /** Offered when not empty. */
  readonly documentTypes: readonly DocumentType[];
  readonly isSlow: boolean;
  readonly onCancel: () => void;
  /** Resolves to true when the credentials were refused: then the password is to be typed again. */
  readonly onSubmit: (fields: LoginFields) => Promise<boolean>;
}

/** The fields of the sign-in. What was typed stays; only a refused password goes. */
export function LoginForm({ documentTypes, isSlow, onCancel, onSubmit }: LoginFormProps) {
  const { t } = useTranslation();
  const [wasTrimmed, setWasTrimmed] = useState(false);
  const { register, handleSubmit, resetField, setFocus, setValue, formState } =
    useForm<LoginFields>({
      resolver: standardSchemaResolver(loginFieldsSchema),
      defaultValues: EMPTY_LOGIN_FIELDS,
      mode: 'onTouched',
    });
  const { errors, isValid, isSubmitting } = formState;

  const submit = handleSubmit(async (fields) => {
    if (!(await onSubmit(fields))) return;
    resetField('password');
    setFocus('password');
  });
  const user = register('user', {
    onBlur: (event: { target: { value: string } }) => {
      const { value } = event.target;
      const trimmed = value.trim();
      setWasTrimmed(trimmed !== '' && trimmed !== value);
      if (trimmed !== value) setValue('user', trimmed, { shouldValidate: true });
    },
  });

  return (
    <form className={classes['form']} onSubmit={(event) => void submit(event)} noValidate>
      {documentTypes.length > 0 && (
        <NativeSelect
          {...register('documentType')}
          label={t('login.documentType')}
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
        data-gramm="false"
      />
      <PasswordField
        field={register('password')}
        error={errors.password && t('login.passwordRequired')}
      />
      <Button
        type="submit"
        size="md"
        fullWidth
        className={classes['submit']}
        disabled={!isValid}
        loading={isSubmitting}
        aria-describedby="login-progress"
      >
        {t('login.submit')}
      </Button>
      <div className={classes['progress']}>
        <p id="login-progress" className={classes['hint']} role="status">
          {isSubmitting && t(isSlow ? 'login.stillConnecting' : 'login.connecting')}
          {!isSubmitting && !isValid && t('login.incomplete')}
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
