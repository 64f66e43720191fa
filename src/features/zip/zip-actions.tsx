import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

import { hasLis } from '@/api/origins';
import { commonFailure, type ZipAccount } from '@/domain/reports/zip/zip-account';
import { useTranslation } from '@/i18n/translation';
import { isNotConfigured } from '@/lib/http/api-error';

import type { ZipControls } from './use-zip-job';
import type { ZipPhase } from './zip-state';

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
            {t('zip.resume')}
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
        <Button onClick={controls.close}>{t('zip.signInAgain')}</Button>
      )}
      {phase === 'ended' && !isSessionOver && children}
    </Group>
  );
}
