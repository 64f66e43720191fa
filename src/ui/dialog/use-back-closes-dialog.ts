import { useEffect, useState } from 'react';
import { NavigationType, useBlocker, type Blocker } from 'react-router-dom';

import { closeUpperDialog, isDialogOpen } from './open-dialogs';

const nothingStays = () => false;

/**
 * Has a step of the browser's history close the dialog that is open and leave everything behind it as it is, where `isReaders` says
 * that the step is the reader's own in a small window: back is how a phone leaves what covers its screen. The router asks no
 * blocker but the one that came last, so whoever holds up other steps too says by `mustStay` which, and is given the blocker
 * of such a step; null while a dialog is being closed.
 */
export function useBackClosesDialog(
  isReaders: () => boolean,
  mustStay: () => boolean = nothingStays,
): Blocker | null {
  const [isClosing, setIsClosing] = useState(false);
  const blocker = useBlocker(({ historyAction }) => {
    const closes = historyAction === NavigationType.Pop && isReaders() && isDialogOpen();
    setIsClosing(closes);
    return closes || mustStay();
  });
  useEffect(() => {
    if (!isClosing || blocker.state !== 'blocked') return;
    blocker.reset();
    closeUpperDialog();
  }, [blocker, isClosing]);
  return isClosing ? null : blocker;
}
