import { useEffect } from 'react';

import { readAuthorization } from '@/api/session/authorization-store';
import { useBackClosesDialog } from '@/ui/dialog/use-back-closes-dialog';
import { ConflictQuestion } from '@/ui/editing/conflict-question';
import { LeaveQuestion } from '@/ui/editing/leave-question';
import { useUnloadWarning } from '@/ui/editing/use-unload-warning';
import { useIsSmallWindow } from '@/ui/window/use-is-small-window';

import type { useAdministration } from './use-administration';
import { useConflictWords } from './use-conflict-words';

interface AdministrationQuestionsProps {
  readonly administration: ReturnType<typeof useAdministration>;
  /** Somebody wants to close the form. */
  readonly isLeaving: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/**
 * What is asked while the administration is edited: whether edits may be lost, on closing, going back and leaving the page, and
 * which of two values stays.
 */
export function AdministrationQuestions(props: AdministrationQuestionsProps) {
  const { administration, isLeaving, onStay, onLeave } = props;
  const { form, conflict, isSaving, hasEdits, settle, backToEditing } = administration;
  const conflictsOf = useConflictWords();
  const mustStay = () => isSaving || hasEdits();
  const isSmall = useIsSmallWindow();
  const blocker = useBackClosesDialog(() => isSmall, mustStay);
  // A session that ended elsewhere leaves without being asked.
  useUnloadWarning(() => readAuthorization() !== null && mustStay());

  // A step back while a save runs is undone; there is nothing to choose yet.
  useEffect(() => {
    if (blocker?.state === 'blocked' && isSaving) blocker.reset();
  }, [blocker, isSaving]);

  const stay = () => {
    if (blocker?.state === 'blocked') blocker.reset();
    onStay();
  };
  const leave = () => {
    if (blocker?.state === 'blocked') blocker.proceed();
    onLeave();
  };
  return (
    <>
      <LeaveQuestion
        isOpen={isLeaving || blocker?.state === 'blocked'}
        onStay={stay}
        onLeave={leave}
      />
      {conflict !== null && (
        <ConflictQuestion
          conflicts={conflictsOf(conflict, form.getValues())}
          onSettle={settle}
          onBack={backToEditing}
        />
      )}
    </>
  );
}
