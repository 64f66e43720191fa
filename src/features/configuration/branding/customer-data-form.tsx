import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router-dom';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import type { EditorValues } from '@/domain/configuration/editor-values';
import { AdministrationQuestions } from '@/features/configuration/saving/administration-questions';
import { ColorField } from '@/features/configuration/fields/color-field';
import { ContactFields } from '@/features/configuration/fields/contact-fields';
import { FieldGroup } from '@/features/configuration/fields/field-group';
import { PictureField } from '@/features/configuration/fields/picture-field';
import {
  CUSTOMER_PICTURE_KINDS,
  MAX_BACKGROUND_BYTES,
} from '@/features/configuration/fields/picture-limits';
import { TextField } from '@/features/configuration/fields/text-field';
import { ErrorSummary } from '@/features/configuration/saving/error-summary';
import { SaveProblemAlert } from '@/features/configuration/saving/save-problem-alert';
import { useAdministration } from '@/features/configuration/saving/use-administration';
import { useFocusAfterSave } from '@/features/configuration/saving/use-focus-after-save';
import { useFormProblems } from '@/features/configuration/saving/use-form-problems';
import { useTranslation } from '@/i18n/translation';

import classes from './customer-data-form.module.css';
import { LoginPreview } from './login-preview';

/** What `/datacustomers` edits: how the laboratory shows itself. Its texts have the dialog's limits: they are the same keys. */
function CustomerDataFields() {
  const { t } = useTranslation();
  return (
    <>
      <FieldGroup title={t('configuration.group.identity')}>
        <TextField name="Titulo" />
        <ColorField />
      </FieldGroup>
      <FieldGroup title={t('customerData.images')}>
        <PictureField name="Logo" />
        <PictureField name="Banner" accept={CUSTOMER_PICTURE_KINDS} />
        <PictureField
          name="FondoLogin"
          accept={CUSTOMER_PICTURE_KINDS}
          maxBytes={MAX_BACKGROUND_BYTES}
        />
      </FieldGroup>
      <ContactFields />
    </>
  );
}

const NO_USER_TYPES: AdministrationForm['userTypes'] = [];
const stay = () => undefined;

/**
 * How the laboratory shows itself, beside the sign-in as it will look. Saving leaves the page open, and is told beside its
 * buttons: a toast would lie upon them.
 */
export function CustomerDataForm({ loaded }: { readonly loaded: EditorValues }) {
  const { t } = useTranslation();
  const [isSaved, setIsSaved] = useState(false);
  const administration = useAdministration(
    { configuration: loaded, userTypes: NO_USER_TYPES },
    () => {
      setIsSaved(true);
    },
    ['configuration'],
  );
  const { form, problem, conflict, isSaving, save } = administration;
  const saveButton = useFocusAfterSave(isSaving || conflict !== null);
  const problemsIn = useFormProblems(NO_USER_TYPES);
  const start = () => {
    setIsSaved(false);
    save();
  };
  const submit = form.handleSubmit(start, (errors) => {
    const [first] = problemsIn(errors);
    if (first !== undefined) form.setFocus(first.name);
  });

  return (
    <FormProvider {...form}>
      <form className={classes.page} onSubmit={(event) => void submit(event)} noValidate>
        <header className={classes.head}>
          <Title order={1} size="h3">
            {t('customerData.title')}
          </Title>
          <p className={classes.intro}>{t('customerData.intro')}</p>
        </header>
        <div className={classes.columns}>
          <main className={classes.fields} inert={isSaving}>
            <CustomerDataFields />
          </main>
          <div className={classes.preview}>
            <LoginPreview />
          </div>
        </div>
        <div className={classes.footer}>
          <div className={classes.messages}>
            {form.formState.isSubmitted && (
              <ErrorSummary
                problems={problemsIn(form.formState.errors)}
                onOpen={({ name }) => {
                  form.setFocus(name);
                }}
              />
            )}
            {problem !== null && <SaveProblemAlert problem={problem} />}
          </div>
          <div className={classes.actions}>
            <p className={classes.status} role="status">
              {isSaving && t('configuration.saving')}
              {isSaved && !form.formState.isDirty && t('message.0022')}
            </p>
            <Button component={Link} to="/dashboard" variant="default">
              {t('customerData.back')}
            </Button>
            <Button type="submit" ref={saveButton} loading={isSaving}>
              {t('configuration.save')}
            </Button>
          </div>
        </div>
      </form>
      <AdministrationQuestions
        administration={administration}
        isLeaving={false}
        onStay={stay}
        onLeave={stay}
      />
    </FormProvider>
  );
}
