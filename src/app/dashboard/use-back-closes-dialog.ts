import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';

import { closeUpperDialog, isDialogOpen } from '@/ui/dialog/open-dialogs';

/**
 * Has a step of the browser's history close the dialog that is open and leave everything behind it as it is, where `isReaders` says
 * that the step is the reader's own in a small window: back is how a phone leaves what covers its screen.
 */
export function useBackClosesDialog(isReaders: () => boolean): void {
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === NavigationType.Pop && isReaders() && isDialogOpen(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    closeUpperDialog();
  }, [blocker]);
}
