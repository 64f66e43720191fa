import { Alert, Stack, Text, Button, Group } from '@mantine/core';
import { useId, type ReactNode } from 'react';

import { commonFailure, type ZipAccount, type ZipOutcome } from '@/domain/reports/zip/zip-account';
import { GivenCode } from '@/features/reports/protection/given-code';
import { useTranslation } from '@/i18n/translation';
import { runtimeConfig } from '@/lib/runtime-config';
import { hasLis } from '@/api/origins';
import { isNotConfigured } from '@/lib/http/api-error';

import classes from './zip-dialog.module.css';
import type { ZipState, ZipPhase } from './zip-state';
import type { ZipControls } from './use-zip-job';

interface ZipActionsProps {
  readonly controls: ZipControls;
  readonly account: ZipAccount;
  readonly children: ReactNode;
}

/** Phases that end when the user says so. */
const CANCELLED: readonly ZipPhase[] = ['choosing', 'running', 'saving'];

/** What can be done about a zip in its present phase. */
export function ZipActions({ controls, account, children }: ZipActionsProps) {
  const { t } = useTranslation();
  const { phase, isSessionOver, error } = controls.state;
  const done = account.included.length;
  const canRetry = !isSessionOver && account.failed.length > 0 && hasLis();
  return (
    <Group justify="flex-end">
      {CANCELLED.includes(phase) && (
        <Button variant="default" onClick={controls.stop}>
          {t('app.cancel')}
        </Button>
      )}
      {phase === 'stopped' && (
        <>
          <Button variant="default" onClick={controls.close}>
            {t(done > 0 ? 'zip.discard' : 'zip.giveUp')}
          </Button>
          <Button variant="default" onClick={controls.retry}>
            {t('app.continue')}
          </Button>
          {done > 0 && (
            <Button onClick={error === null ? controls.save : controls.saveElsewhere}>
              {t('zip.saveDone', { count: done })}
            </Button>
          )}
        </>
      )}
      {phase === 'not-started' && !isNotConfigured(error) && (
        <Button
          onClick={() => {
            controls.open();
          }}
        >
          {t('app.retry')}
        </Button>
      )}
      {phase === 'not-saved' && (
        <Button onClick={controls.saveElsewhere}>{t('zip.saveAgain')}</Button>
      )}
      {phase === 'ended' && canRetry && (
        <Button variant="default" onClick={controls.retry}>
          {t(commonFailure(account) === null ? 'zip.retryFailed' : 'app.retry')}
        </Button>
      )}
      {phase === 'ended' && isSessionOver && (
        <Button onClick={controls.close}>{t('session.signInAgain')}</Button>
      )}
      {phase === 'ended' && !isSessionOver && children}
    </Group>
  );
}

interface ZipNotesProps {
  readonly state: ZipState;
  readonly account: ZipAccount;
}

/** Which password opens the reports that are protected; nothing while none is. */
function ZipProtection({ state }: Pick<ZipNotesProps, 'state'>) {
  const { t } = useTranslation();
  const { lockedByOrder, lockedByCode, code } = state;
  const { reportPassword } = runtimeConfig();
  if (lockedByOrder + lockedByCode === 0) return null;
  return (
    <Alert color="blue" role="note" title={t('zip.protection.title')}>
      <Stack gap="xs">
        {lockedByOrder > 0 && reportPassword !== 'ask' && (
          <Text size="sm">{t(`zip.protection.by.${reportPassword}`)}</Text>
        )}
        {lockedByCode > 0 && (
          <>
            <Text size="sm">{t('zip.protection.byCode', { count: lockedByCode })}</Text>
            <GivenCode code={code} />
          </>
        )}
        <Text size="sm">{t('zip.protection.summary')}</Text>
      </Stack>
    </Alert>
  );
}

interface OutcomeListProps {
  readonly title: string;
  readonly outcomes: readonly ZipOutcome[];
}

/** Orders with what there is to say about them, as they come; nothing while there is none. */
function OutcomeList({ title, outcomes }: OutcomeListProps) {
  const id = useId();
  if (outcomes.length === 0) return null;
  return (
    <div>
      <Text id={id} fw={600} size="sm">
        {title}
      </Text>
      <ul aria-labelledby={id} className={classes.outcomes}>
        {outcomes.map(({ order, reason }) => (
          <li key={order} translate="no">
            {order}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Everything that is not as asked for: an ended session, missing reports and what is missing in the others. */
export function ZipNotes({ state, account }: ZipNotesProps) {
  const { t } = useTranslation();
  const { isSessionOver, unrecorded, newest } = state;
  const { failed, empty, included } = account;
  // The message of the whole says the reason.
  const isSaidOnce = state.phase === 'ended' && commonFailure(account) !== null;
  const remarked = included.filter(({ reason }) => reason !== '');
  return (
    <>
      <ZipProtection state={state} />
      {isSessionOver && (
        <Alert color="red" role="alert">
          {t('zip.sessionOver')}
        </Alert>
      )}
      {newest !== null && (
        <Text role="note" size="sm">
          {t('zip.newest', { count: newest })}
        </Text>
      )}
      {unrecorded > 0 && (
        <Alert color="yellow" role="note">
          {t('zip.unrecorded', { count: unrecorded })}
        </Alert>
      )}
      {empty.length > 0 && <Text size="sm">{t('zip.empty', { count: empty.length })}</Text>}
      {isSaidOnce ? (
        <Text size="sm">{t('zip.failed', { count: failed.length })}</Text>
      ) : (
        <OutcomeList title={t('zip.failed', { count: failed.length })} outcomes={failed} />
      )}
      <OutcomeList title={t('zip.remarked', { count: remarked.length })} outcomes={remarked} />
    </>
  );
}
