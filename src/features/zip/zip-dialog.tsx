import { Alert, Progress, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

import '@mantine/core/styles/Progress.layer.css';

import { noteActivity, readAuthorization } from '@/api/session/authorization-store';
import { commonFailure, zipAccount, type ZipAccount } from '@/domain/reports/zip/zip-account';
import { Dialog } from '@/ui/dialog/dialog';
import { useUnloadWarning } from '@/ui/editing/use-unload-warning';
import { readClocks } from '@/lib/session/session-clock';
import { useReportErrorText } from '@/features/reports/use-report-error-text';
import { useTranslation } from '@/i18n/translation';

import type { ZipControls } from './use-zip-job';
import { ZipActions } from './zip-notes';
import type { ZipPhase, ZipState } from './zip-state';
import { ZipNotes } from './zip-notes';
import { secondsLeft } from './time-left';
import classes from './zip-dialog.module.css';

const MINUTE = 60;
/** Parts of the work at whose ends a screen reader hears the count. */
const PARTS = 4;

/** The count that was last worth reading out. */
function readOut(done: number, total: number): number {
  const part = Math.floor((done * PARTS) / total);
  return Math.ceil((part * total) / PARTS);
}

/** A run under way: how many orders are done, how long the rest may take, and which one is drawn. */
function ZipProgress({ state }: { readonly state: ZipState }) {
  const { t } = useTranslation();
  const { outcomes, before, trying, startedAt, lastAt, drawing } = state;
  const done = outcomes.length - before;
  const seconds = secondsLeft({ done, total: trying, elapsed: lastAt - startedAt });
  const minutes = Math.round((seconds ?? 0) / MINUTE);
  const count = t('zip.progress', { done, total: trying });
  return (
    <div>
      <Text className={classes.count}>{count}</Text>
      <Progress.Root size="lg">
        <Progress.Section
          value={(done / Math.max(trying, 1)) * 100}
          // Mantine's own attributes say percents.
          withAria={false}
          role="progressbar"
          aria-label={t('zip.progressLabel')}
          aria-valuemin={0}
          aria-valuemax={trying}
          aria-valuenow={done}
          aria-valuetext={count}
        />
      </Progress.Root>
      <Text size="sm" className={classes.details}>
        <span>{drawing !== null && t('history.chart.order', { order: drawing })}</span>
        <span>
          {seconds !== null &&
            (minutes < 1 ? t('zip.secondsLeft') : t('zip.minutesLeft', { count: minutes }))}
        </span>
      </Text>
      <VisuallyHidden role="status">
        {t('zip.progress', { done: readOut(done, trying), total: trying })}
      </VisuallyHidden>
    </div>
  );
}

interface ZipMessageProps {
  readonly state: ZipState;
  readonly searched: string;
  readonly account: ZipAccount;
}

/** What became of the zip as a whole. */
function ZipMessage({ state, account, searched }: ZipMessageProps) {
  const { t } = useTranslation();
  const reasonOf = useReportErrorText('final');
  const { phase, savedAs, error } = state;
  const { total, included, failed, pending } = account;
  const done = included.length;
  if (phase === 'not-started' || phase === 'not-saved') {
    return (
      <Alert color="red" role="alert" title={t(`zip.problem.${phase}`)}>
        {error !== null && reasonOf(error)}
      </Alert>
    );
  }
  if (phase === 'choosing') return <Text role="status">{t('zip.choosing')}</Text>;
  if (phase === 'stopped') {
    const text = done === 0 ? t('zip.stoppedAtOnce') : t('zip.stopped', { done, total });
    return <Text role="status">{text}</Text>;
  }
  if (phase === 'saving') return <Text role="status">{t('zip.saving')}</Text>;
  if (savedAs !== '') {
    const facts = [t('zip.saved', { done, total }), searched, t('zip.withSummary')];
    return (
      <div role="status">
        <Text>{facts.filter((fact) => fact !== '').join(' · ')}</Text>
        <Text size="sm" c="dimmed">
          {savedAs}
        </Text>
      </div>
    );
  }
  const reason = commonFailure(account);
  if (reason !== null) {
    return (
      <Alert color="red" role="alert" title={t('zip.nothingDone')}>
        {reason}
      </Alert>
    );
  }
  const isWithoutCandidate = failed.length + pending.length === 0;
  return (
    <Alert color="yellow" role="alert">
      {isWithoutCandidate ? t('zip.noCandidate') : t('zip.nothingDone')}
    </Alert>
  );
}

/** Milliseconds; the shortest idle time that a laboratory can set is a minute. */
const EVERY = 10_000;

function keepAlive(): void {
  noteActivity(readClocks().wall);
}

/** Work counts as a sign of the user: nobody touches the page while a month of orders is drawn. */
function useKeepAlive(isWorking: boolean): void {
  useEffect(() => {
    if (!isWorking) return undefined;
    keepAlive();
    const timer = setInterval(keepAlive, EVERY);
    return () => {
      clearInterval(timer);
    };
  }, [isWorking]);
}

interface ZipDialogProps {
  /** The search whose orders are packed, in words. */
  readonly searched: string;
  readonly controls: ZipControls;
  /** What can follow a zip that is made. */
  readonly children: ReactNode;
}

const WORKING: readonly ZipPhase[] = ['running', 'saving', 'recording'];
/** Phases that are left in two steps: what is done can still be kept. */
const ASKING: readonly ZipPhase[] = ['choosing', 'running', 'saving', 'not-saved'];
/** Phases whose work is lost with the page. */
const UNSAVED: readonly ZipPhase[] = [...WORKING, 'stopped', 'not-saved'];
/** Phases in which nothing is made until somebody says how to go on. */
const HALTED: readonly ZipPhase[] = ['stopped', 'not-started', 'not-saved'];

/** The dialog's title, which no longer says that reports are made once they are not. */
function titleOf(phase: ZipPhase, { included }: ZipAccount) {
  if (HALTED.includes(phase)) return 'zip.halted';
  if (phase !== 'ended') return 'reports.generating';
  return included.length > 0 ? 'zip.ready' : 'zip.withoutReports';
}

/** The making of a zip, and what became of every order. */
export function ZipDialog({ searched, controls, children }: ZipDialogProps) {
  const { t } = useTranslation();
  const { state } = controls;
  const { phase, orders, outcomes } = state;
  const content = useRef<HTMLDivElement>(null);
  const account = zipAccount(orders, outcomes);
  useKeepAlive(WORKING.includes(phase));
  // A session that ended elsewhere leaves without being asked.
  useUnloadWarning(() => UNSAVED.includes(phase) && readAuthorization() !== null);

  // The button that was pressed may be gone with its phase; the keyboard stays in the dialog.
  useEffect(() => {
    if (document.activeElement === document.body) content.current?.focus();
  }, [phase]);

  return (
    <Dialog
      title={t(titleOf(phase, account))}
      subject={[t('orders.count', { count: orders.length }), searched]}
      isOpen={phase !== 'closed'}
      onClose={ASKING.includes(phase) ? controls.stop : controls.close}
      closeOnClickOutside={false}
      size="lg"
    >
      <Stack ref={content} tabIndex={-1}>
        {phase === 'running' ? (
          <ZipProgress state={state} />
        ) : (
          <ZipMessage state={state} account={account} searched={searched} />
        )}
        <ZipActions controls={controls} account={account}>
          {children}
        </ZipActions>
        <ZipNotes state={state} account={account} />
      </Stack>
    </Dialog>
  );
}
