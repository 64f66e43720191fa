import { Button, type ButtonProps } from '@mantine/core';
import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';

import { DialogReturnContext } from '@/ui/dialog/use-dialog';

import classes from './menu.module.css';

/** What is pressed in a dialog of a button comes here too, though the dialog lies above the page. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-portal]') !== null;
}

interface MenuProps extends Pick<ButtonProps, 'variant' | 'size' | 'className' | 'disabled'> {
  /** Accessible name of its button. */
  readonly name: string;
  /** What stands on the button. */
  readonly face: ReactNode;
  /** Its button, for who gives the focus to it. */
  readonly buttonRef?: RefObject<HTMLButtonElement | null>;
  /** False where there is room for the entries in the place of the menu. */
  readonly isFolded?: boolean;
  /** Buttons and links; what is worked out for them waits until the menu is opened. */
  readonly children: ReactNode | (() => ReactNode);
}

/**
 * Buttons below a button. They stay in the page while the menu is closed: dialogs of theirs stand in it, outlast a turned tablet with
 * all that was typed in them, and give the focus back to the menu's own button.
 */
export function Menu(props: MenuProps) {
  const ownRef = useRef<HTMLButtonElement>(null);
  const { name, face, buttonRef = ownRef, isFolded = true, children, ...button } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
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
        <Button
          variant="default"
          {...button}
          ref={buttonRef}
          aria-label={name}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setIsOpen(!isOpen);
            setWasOpened(true);
          }}
        >
          {face}
        </Button>
      )}
      <div
        ref={panel}
        id={id}
        className={isFolded ? classes.panel : classes.unfolded}
        hidden={isFolded && !isOpen}
      >
        <DialogReturnContext value={buttonRef}>
          {typeof children === 'function' ? wasOpened && children() : children}
        </DialogReturnContext>
      </div>
    </div>
  );
}
