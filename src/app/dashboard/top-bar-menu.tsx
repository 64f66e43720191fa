import { ActionIcon } from '@mantine/core';
import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { useId, useRef, useState, type ReactNode } from 'react';

import { useTranslation } from '@/i18n/translation';
import { DialogReturnContext } from '@/ui/dialog/use-dialog';

import classes from './top-bar-menu.module.css';

/** What is pressed in a dialog of a button comes here too, though the dialog lies above the page. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-portal]') !== null;
}

interface TopBarMenuProps {
  /** Folded below a button; otherwise its entries stand in the bar. */
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

/**
 * What a small window's top bar has no room for, below a button; where there is room it stands in the bar itself. Its entries are
 * the same in both, so that an open dialog of theirs outlasts a turned tablet with all that was typed in it. The menu stays in the page
 * while it is closed: dialogs of its buttons stand in it, and give the focus back to its own button.
 */
export function TopBarMenu({ isFolded, children }: TopBarMenuProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const ref = useClickOutside<HTMLDivElement>(({ target }) => {
    if (!isInDialog(target)) setIsOpen(false);
  });
  useWindowEvent('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !isFolded || !isOpen || isInDialog(target)) return;
    setIsOpen(false);
    buttonRef.current?.focus();
  });
  // After the entry has done what it does.
  useWindowEvent('click', ({ target }) => {
    if (!isFolded || !(target instanceof Element) || !panel.current?.contains(target)) return;
    if (target.closest('button, a') === null) return;
    setIsOpen(false);
    buttonRef.current?.focus();
  });
  return (
    <div ref={ref} className={isFolded ? classes.menu : classes.unfolded}>
      {isFolded && (
        <ActionIcon
          ref={buttonRef}
          variant="subtle"
          size={44}
          aria-label={t('app.menu')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden>
            <circle cx="12" cy="5" r="2" />
            <circle cx="12" cy="12" r="2" />
            <circle cx="12" cy="19" r="2" />
          </svg>
        </ActionIcon>
      )}
      <div
        ref={panel}
        id={id}
        className={isFolded ? classes.panel : classes.unfolded}
        hidden={isFolded && !isOpen}
      >
        <DialogReturnContext value={buttonRef}>{children}</DialogReturnContext>
      </div>
    </div>
  );
}
