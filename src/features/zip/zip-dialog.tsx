import { Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { readAuthorization } from '@/api/session/authorization-store';
import { zipAccount, type ZipAccount } from '@/domain/reports/zip/zip-account';
import { Dialog } from '@/ui/dialog/dialog';
import { useUnloadWarning } from '@/ui/editing/use-unload-warning';

import { useKeepAlive } from './use-keep-alive';
import type { ZipControls } from './use-zip-job';
import { ZipActions } from './zip-actions';
import { ZipMessage } from './zip-message';
import { ZipNotes } from './zip-notes';
import { ZipProgress } from './zip-progress';
import type { ZipPhase } from './zip-state';

interface ZipDialogProps {
  /** The search whose orders are packed, in words. */
  readonly searched: string;
  readonly controls: ZipControls;
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
  if (phase !== 'ended') return 'zip.generating';
  return included.length > 0 ? 'zip.ready' : 'zip.withoutReports';
}

/** The making of a zip, and what became of every order. */
export function ZipDialog({ searched, controls }: ZipDialogProps) {
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
          <ZipMessage state={state} account={account} />
        )}
        <ZipActions controls={controls} account={account} />
        <ZipNotes state={state} account={account} />
      </Stack>
    </Dialog>
  );
}
