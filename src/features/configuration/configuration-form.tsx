import { Button, Group, Tabs, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { useTranslation } from '@/i18n/translation';
import { runtimeConfig } from '@/lib/runtime-config';
import { Dialog } from '@/ui/dialog/dialog';
import { useDialog } from '@/ui/dialog/use-dialog';
import { openDialogs } from '@/ui/shortcuts/has-open-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';
import { useIsNarrow } from '@/ui/window/use-is-narrow';

import { isSetUp } from './setup/setup-state';
import { SetupTab } from './setup/setup-tab';
import { useTabScroll } from './tabs/use-tab-scroll';
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

const SeeAsDialog = lazyDialog(() =>
  import('./branding/see-as-dialog').then((module) => module.SeeAsDialog),
);

interface ConfigurationFormProps {
  readonly loaded: AdministrationForm;
  /** Is given the way out that asks before edits are lost. */
  readonly onWayOut: (close: () => void) => void;
  readonly onClose: () => void;
}

interface LisQuestionProps {
  readonly isOpen: boolean;
  readonly onSave: () => void;
  readonly onWrite: () => void;
  readonly onClose: () => void;
}

/** Asks before a portal is saved that can ask the LIS for nothing. */
function LisQuestion({ isOpen, onSave, onWrite, onClose }: LisQuestionProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('configuration.lis.ask')} isOpen={isOpen} onClose={onClose} zIndex={300}>
      <Text>{t('configuration.lis.askText')}</Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onSave}>
          {t('configuration.lis.saveWithout')}
        </Button>
        <Button onClick={onWrite} data-autofocus>
          {t('configuration.lis.write')}
        </Button>
      </Group>
    </Dialog>
  );
}

/** The tabs of the configuration, what is wrong with them, and saving. */
export function ConfigurationForm(props: ConfigurationFormProps) {
  const { loaded, onWayOut, onClose } = props;
  const { t } = useTranslation();
  const { tab, wanted, openTab, openField } = useOpenTab(isSetUp(loaded) ? 'client' : 'setup');
  const administration = useAdministration(loaded, (stored) => {
    notifications.show({ message: t('message.0022'), color: 'green' });
    if (isSetUp(stored)) onClose();
    else openField({ tab: 'setup', name: 'openStep' });
  });
  const { form, base, problem, conflict, isSaving, hasEdits, save } = administration;
  const [isLeaving, setIsLeaving] = useState(false);
  const [withoutLis, setWithoutLis] = useState<'unasked' | 'asking' | 'meant'>('unasked');
  const problemsIn = useFormProblems(loaded.userTypes);
  const problems = problemsIn(form.formState.errors);
  const scroll = useTabScroll(tab);
  const seeAs = useDialog((close) => <SeeAsDialog onClose={close} />);
  const isChecked = form.formState.isSubmitted;
  const isNarrow = useIsNarrow();
  const { dirtyFields } = form.formState;
  const changed = [dirtyFields.configuration, ...(dirtyFields.userTypes ?? [])];
  const changes = changed.flatMap((part) => Object.values(part ?? {})).filter(Boolean).length;
  const saveButton = useFocusAfterSave(isSaving || conflict !== null);

  const close = () => {
    // Esc reaches this dialog too while another stands over it.
    if (isSaving || isLeaving || conflict !== null || openDialogs() > 1) return;
    if (!hasEdits()) onClose();
    // After the key's own event, which would answer the question at once.
    else setTimeout(setIsLeaving, 0, true);
  };
  useEffect(() => {
    onWayOut(close);
  });
  const start = () => {
    // Where somebody was led before is no longer the place to be.
    openTab(tab);
    save();
  };
  const startOrAsk = ({ configuration }: AdministrationForm) => {
    const isMissing = runtimeConfig().lisUrl === '' && configuration.ServiciosLISUrl.trim() === '';
    if (isMissing && withoutLis !== 'meant') setWithoutLis('asking');
    else start();
  };
  const submit = form.handleSubmit(startOrAsk, (errors) => {
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
          keepMountedMode="display-none"
          className={classes.tabs}
          orientation={isNarrow ? 'horizontal' : 'vertical'}
          inert={isSaving}
        >
          <FormTabList tab={tab} problems={problems} />
          <div ref={scroll} className={classes.body}>
            <UnreadSettings />
            <FormTabPanels
              tab={tab}
              // What cannot be used yet cannot have the focus.
              wanted={isSaving ? null : wanted}
              body={scroll}
              setup={<SetupTab stored={base} onOpen={openField} />}
            />
          </div>
        </Tabs>
        <div className={classes.messages}>
          {isChecked && <ErrorSummary problems={problems} onOpen={openField} />}
          {problem !== null && <SaveProblemAlert problem={problem} />}
        </div>
        <div className={classes.footer}>
          <Button variant="subtle" disabled={isSaving} aria-haspopup="dialog" onClick={seeAs.open}>
            {t('seeAs.open')}
          </Button>
          <p className={classes.status} role="status">
            {isSaving && t('configuration.saving')}
            {!isSaving && changes > 0 && t('configuration.changes', { count: changes })}
          </p>
          <Button variant="default" disabled={isSaving} onClick={close}>
            {t('app.cancel')}
          </Button>
          {/* Filled once there is something to save. */}
          <Button
            type="submit"
            ref={saveButton}
            variant={changes > 0 ? 'filled' : 'default'}
            loading={isSaving}
          >
            {t('configuration.save')}
          </Button>
        </div>
      </form>
      {seeAs.dialog}
      <LisQuestion
        isOpen={withoutLis === 'asking'}
        onSave={() => {
          setWithoutLis('meant');
          start();
        }}
        onWrite={() => {
          setWithoutLis('unasked');
          openField({ tab: 'client', name: 'configuration.ServiciosLISUrl' });
        }}
        onClose={() => {
          setWithoutLis('unasked');
        }}
      />
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
