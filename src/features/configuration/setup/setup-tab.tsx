import { Button, Progress, Text, Title } from '@mantine/core';
import { use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import '@mantine/core/styles/Progress.layer.css';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { ExtensionPaths } from '@/features/configuration/extension-paths';
import type { FieldPlace } from '@/features/configuration/tabs/field-place';
import { useReportErrorText } from '@/features/reports/use-report-error-text';
import { useTranslation } from '@/i18n/translation';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';

import { FindingsReview } from './findings-review';
import classes from './setup-tab.module.css';
import { SetupStepItem } from './setup-step-item';
import { setupState, type SetupStep } from './setup-state';
import { useSetupFacts } from './use-setup-facts';

const SampleReportDialog = lazyDialog(() =>
  import('./sample-report-dialog').then((module) => module.SampleReportDialog),
);

/** What is wrong with the installed template, an invented order's report drawn with it, and the way to its editor. */
function SampleReportButton({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation();
  const errorText = useReportErrorText('final');
  const { open, dialog } = useDialog((close) => <SampleReportDialog onClose={close} />);
  return (
    <>
      {error !== null && <Text size="sm">{errorText(error)}</Text>}
      <div className={classes.actions}>
        <Button variant="default" size="xs" aria-haspopup="dialog" onClick={open}>
          {t('setup.sample')}
        </Button>
        {use(ExtensionPaths).includes('/templates') && (
          <Button component={Link} to="/templates" variant="default" size="xs">
            {t('setup.template')}
          </Button>
        )}
      </div>
      {dialog}
    </>
  );
}

interface SetupTabProps {
  /** What is stored; edits count once they are saved. */
  readonly stored: AdministrationForm;
  readonly onOpen: (place: FieldPlace) => void;
}

/** The way from an empty configuration to the first report, and how far it has been gone. */
export function SetupTab({ stored, onOpen }: SetupTabProps) {
  const { t } = useTranslation();
  const { facts, templateError, file, showFindings } = useSetupFacts();
  const steps = setupState(stored, facts);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  const extras: Readonly<Partial<Record<SetupStep, ReactNode>>> = {
    report: <SampleReportButton error={templateError} />,
    review: <FindingsReview file={file} onFile={showFindings} />,
  };
  return (
    <section className={classes.setup}>
      <div>
        <Title order={3} size="h5">
          {t('setup.title')}
        </Title>
        <Text size="sm">{t('setup.intro')}</Text>
      </div>
      <div className={classes.progress}>
        <Text fw={600} role="status">
          {t('setup.progress', { done, count: steps.length })}
        </Text>
        <Progress
          value={(100 * done) / steps.length}
          aria-hidden
          className={classes.bar}
          size="sm"
        />
      </div>
      <ol className={classes.steps} data-fields>
        {steps.map((state, at) => (
          <SetupStepItem
            key={state.step}
            state={state}
            place={at + 1}
            isNext={state === next}
            onOpen={onOpen}
          >
            {extras[state.step]}
          </SetupStepItem>
        ))}
      </ol>
    </section>
  );
}
