import { Progress, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import '@mantine/core/styles/Progress.layer.css';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import type { FieldPlace } from '@/features/configuration/tabs/field-place';

import { FindingsReview } from './findings-review';
import { SampleReportButton } from './sample-report-button';
import { SetupStepItem } from './setup-step-item';
import { setupState, type SetupStep } from './setup-state';
import classes from './setup-tab.module.css';
import { useSetupFacts } from './use-setup-facts';

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
