import { ActionIcon } from '@mantine/core';
import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './top-bar-menu.module.css';

/** What is pressed in a dialog of a button comes here too, though the dialog lies above the page. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-portal]') !== null;
}

/**
 * What a small window's top bar has no room for, below a button. It stays in the page while it is closed, and open while a dialog of
 * its buttons is, so that the dialog can give the focus back.
 */
export function TopBarMenu({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const ref = useClickOutside<HTMLDivElement>(({ target }) => {
    if (!isInDialog(target)) setIsOpen(false);
  });
  useWindowEvent('keydown', ({ key, target }) => {
    if (key !== 'Escape' || !isOpen || isInDialog(target)) return;
    setIsOpen(false);
    buttonRef.current?.focus();
  });
  return (
    <div ref={ref} className={classes.menu}>
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
      <div id={id} className={classes.panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
