import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';

import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';

import { SignOutButton } from './sign-out-button';

/**
 * Hides and disables everything on the page but `front`, what appears later included. Sizes and scroll
 * positions stay. Returns the way to show it again, with the focus where it was.
 */
function drawCurtain(front: HTMLElement): () => void {
  const focused = document.activeElement;
  const covered: HTMLElement[] = [];
  const cover = () => {
    for (const element of document.body.children) {
      if (!(element instanceof HTMLElement) || element === front) continue;
      if (element.hasAttribute('inert')) continue;
      element.setAttribute('inert', '');
      element.style.visibility = 'hidden';
      covered.push(element);
    }
  };
  cover();
  const watcher = new MutationObserver(cover);
  watcher.observe(document.body, { childList: true });
  return () => {
    watcher.disconnect();
    for (const element of covered) {
      element.removeAttribute('inert');
      element.style.visibility = '';
    }
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}

/** Draws the curtain while `isDrawn`; gives the element before it, where a dialog may still be drawn. */
function usePrivacyCurtain(isDrawn: boolean): HTMLElement {
  const [front] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    document.body.append(front);
    return () => {
      front.remove();
    };
  }, [front]);
  useLayoutEffect(() => (isDrawn ? drawCurtain(front) : undefined), [isDrawn, front]);

  return front;
}

interface ExpirationDialogProps {
  /** Null while the session is not about to end: nothing shows. */
  readonly secondsLeft: number | null;
  readonly onProceed: () => void;
}

/** Every second would drown the rest: these are read out. */
const READ_OUT = [5, 10];

/**
 * The dialog "Su sesión está por expirar" over a page that nobody can read. Neither Escape nor a click
 * beside it leaves it.
 */
export function ExpirationDialog({ secondsLeft, onProceed }: ExpirationDialogProps) {
  const { t } = useTranslation();
  const isOpen = secondsLeft !== null;
  const front = usePrivacyCurtain(isOpen);
  const readOut = READ_OUT.find((mark) => secondsLeft !== null && secondsLeft <= mark);
  return (
    <Dialog
      title={t('session.expiring')}
      isOpen={isOpen}
      onClose={null}
      returnFocus={false}
      overlayProps={{ backgroundOpacity: 1, color: 'var(--portal-curtain)' }}
      portalProps={{ target: front }}
    >
      <Stack>
        <Text>{t('session.expiringHelp')}</Text>
        <Text role="timer">{t('session.secondsLeft', { count: secondsLeft ?? 0 })}</Text>
        <VisuallyHidden role="status">
          {readOut !== undefined && t('session.secondsLeft', { count: readOut })}
        </VisuallyHidden>
        <Group justify="flex-end">
          <SignOutButton />
          <Button data-autofocus onClick={onProceed}>
            {t('app.continue')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
