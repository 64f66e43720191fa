import { Button, Tabs } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Suspense, useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { WaitingText } from '@/ui/waiting-text';

import { AdministrationQuestions } from './saving/administration-questions';
import classes from './configuration-form.module.css';
import { ErrorSummary } from './saving/error-summary';
import { FormTabList } from './tabs/form-tab-list';
import { FormTabPanels } from './tabs/form-tab-panels';
import { SaveProblemAlert } from './saving/save-problem-alert';
import { UnreadSettings } from './saving/unread-settings';
import { useAdministration } from './saving/use-administration';
import { useFocusAfterSave } from './saving/use-focus-after-save';
import { useFormProblems } from './saving/use-form-problems';
import { useOpenTab } from './tabs/use-open-tab';

interface ConfigurationFormProps {
  readonly loaded: AdministrationForm;
  /** Is given the way out that asks before edits are lost. */
  readonly onWayOut: (close: () => void) => void;
  readonly onClose: () => void;
}

/** The five tabs of the configuration, what is wrong with them, and saving (docs/behaviour.md §2, Configuration modal). */
export function ConfigurationForm({ loaded, onWayOut, onClose }: ConfigurationFormProps) {
  const { t } = useTranslation();
  const administration = useAdministration(loaded, () => {
    notifications.show({ message: t('message.0022'), color: 'green' });
    onClose();
  });
  const { form, problem, conflict, isSaving, hasEdits, save } = administration;
  const [isLeaving, setIsLeaving] = useState(false);
  const problemsIn = useFormProblems(loaded.userTypes);
  const problems = problemsIn(form.formState.errors);
  const { tab, openTab, openField } = useOpenTab(form);
  const isChecked = form.formState.isSubmitted;
  const saveButton = useFocusAfterSave(isSaving || conflict !== null);

  const close = () => {
    // Esc reaches this dialog too while a question stands over it.
    if (isSaving || isLeaving || conflict !== null) return;
    if (!hasEdits()) onClose();
    // After the key's own event, which would answer the question at once.
    else setTimeout(setIsLeaving, 0, true);
  };
  useEffect(() => {
    onWayOut(close);
  });
  const submit = form.handleSubmit(save, (errors) => {
    const [first] = problemsIn(errors);
    if (first !== undefined) openField(first);
  });

  return (
    <FormProvider {...form}>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <Tabs
          value={tab}
          onChange={openTab}
          keepMounted={false}
          className={classes.body}
          inert={isSaving}
        >
          <FormTabList problems={problems} />
          <UnreadSettings />
          <Suspense fallback={<WaitingText />}>
            <FormTabPanels />
          </Suspense>
        </Tabs>
        <div className={classes.messages}>
          {isChecked && <ErrorSummary problems={problems} onOpen={openField} />}
          {problem !== null && <SaveProblemAlert problem={problem} />}
        </div>
        <div className={classes.footer}>
          <p className={classes.status} role="status">
            {isSaving && t('configuration.saving')}
          </p>
          <Button variant="default" disabled={isSaving} onClick={close}>
            {t('app.cancel')}
          </Button>
          <Button type="submit" ref={saveButton} loading={isSaving}>
            {t('configuration.save')}
          </Button>
        </div>
      </form>
      <AdministrationQuestions
        administration={administration}
        isLeaving={isLeaving}
        onStay={() => {
          setIsLeaving(false);
        }}
        onLeave={onClose}
      />
    </FormProvider>
  );
}
