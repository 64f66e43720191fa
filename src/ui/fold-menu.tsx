import { Button, UnstyledButton } from '@mantine/core';
import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';

import { presentFocus } from '@/ui/dialog/present-focus';
import { DialogReturnContext } from '@/ui/dialog/use-dialog';

import classes from './fold-menu.module.css';

/** What is pressed in a dialog of a button comes here too, though the dialog lies above the page. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-portal]') !== null;
}

interface FoldMenuProps {
  readonly label: string;
  /** What its button shows; its label where that is no text. */
  readonly sign: ReactNode;
  /** Entries that stand before the button where there is room. */
  readonly beside?: ReactNode;
  /** There is no room: they are in the menu too. */
  readonly isWhole?: boolean;
  /** Its button, for who gives it the focus. */
  readonly buttonRef?: RefObject<HTMLButtonElement | null>;
  /** It stands among buttons. */
  readonly isOutlined?: true;
  /** Buttons and links; what is worked out for them waits until the menu is opened. */
  readonly children: ReactNode | (() => ReactNode);
}

/**
 * A menu below a button. It stays in the page while it is closed, each entry in its place whatever the room: dialogs of its entries
 * outlast a turned tablet, and give the focus back to the menu's button.
 */
export function FoldMenu(props: FoldMenuProps) {
  const { label, sign, beside, isWhole = true, isOutlined, children } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const ownRef = useRef<HTMLButtonElement>(null);
  const buttonRef = props.buttonRef ?? ownRef;
  const panel = useRef<HTMLDivElement>(null);
  const ref = useClickOutside<HTMLDivElement>(({ target }) => {
    if (!isInDialog(target)) setIsOpen(false);
  });
  const close = () => {
    setIsOpen(false);
    const focus = presentFocus();
    // An entry may have given it to what it brought.
    if (focus === null || panel.current?.contains(focus) === true) buttonRef.current?.focus();
  };
  useWindowEvent('keydown', ({ key, target }) => {
    if (key === 'Escape' && isOpen && !isInDialog(target)) close();
  });
  // After the entry has done what it does.
  useWindowEvent('click', ({ target }) => {
    if (!isOpen || !(target instanceof Element) || !panel.current?.contains(target)) return;
    if (target.closest('button, a') !== null) close();
  });
  const face = {
    ref: buttonRef,
    'aria-label': label,
    'aria-expanded': isOpen,
    'aria-controls': id,
    translate: 'no',
    onClick: () => {
      setIsOpen(!isOpen);
      setWasOpened(true);
    },
    children: sign,
  } as const;
  const button = isOutlined ? (
    <Button variant="default" {...face} />
  ) : (
    <UnstyledButton className={classes.button} {...face} />
  );
  const panelProps = { className: classes.panel, hidden: !isOpen, id, 'data-menu': true };
  const unfolded = { className: classes.unfolded };
  return (
    <div ref={ref} className={classes.menu}>
      {isWhole && button}
      <div ref={isWhole ? panel : undefined} {...(isWhole ? panelProps : unfolded)}>
        <DialogReturnContext value={isWhole ? buttonRef : null}>{beside}</DialogReturnContext>
        {!isWhole && button}
        <div ref={isWhole ? undefined : panel} {...(isWhole ? unfolded : panelProps)}>
          <DialogReturnContext value={buttonRef}>
            {typeof children === 'function' ? wasOpened && children() : children}
          </DialogReturnContext>
        </div>
      </div>
    </div>
  );
}
