import { Button, Modal, type ModalProps } from '@mantine/core';
import {
  Fragment,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';

import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';

import { PatientReader } from '@/i18n/patient-reader';
import { useTranslation } from '@/i18n/translation';
import { useIsNarrow } from '@/ui/window/use-is-narrow';

import { DialogHeadContext } from './dialog-head';
import classes from './dialog.module.css';
import { noteOpenDialog } from './open-dialogs';
import { presentFocus } from './present-focus';

interface DialogProps extends Pick<
  ModalProps,
  'size' | 'zIndex' | 'closeOnClickOutside' | 'returnFocus' | 'overlayProps' | 'portalProps'
> {
  /** What the dialog is; its name. */
  readonly title: ReactNode;
  /** Whose it is, such as patient and order number; empty parts are left out. Patients read it on paper only. */
  readonly subject?: readonly string[];
  /** Stands beside the title and is no part of the dialog's name. */
  readonly note?: ReactNode;
  /** False for a dialog that waits in the page until it is opened. */
  readonly isOpen?: boolean;
  /** Null where only the dialog's own buttons lead out. */
  readonly onClose: (() => void) | null;
  /** Fills the screen, on narrow ones or always. */
  readonly fullScreen?: 'narrow' | 'always';
  /** Stands at the side of the page, which stays in sight; on narrow screens at its lower end. */
  readonly place?: 'side';
  readonly classNames?: Readonly<Partial<Record<'content' | 'header' | 'body', string>>>;
  readonly children: ReactNode;
}

const AT_ONCE = { duration: 0 };
const ABOVE_PAGE = '[role="dialog"], [data-portal]';

function stay(): void {
  // Only the dialog's own buttons lead out.
}

/**
 * Gives the focus back when a dialog that waits in the page closes. Mantine notes where it was only when the dialog, which opens at
 * once, has it already.
 */
function useReturnedFocus(isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  const before = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    if (isOpen) before.current = presentFocus();
    else before.current?.focus();
  }, [isOpen]);
}

/** Escape closes the dialog and means nothing to the page behind it, which keeps the focus until the dialog takes it. */
function useOwnEscape(isOpen: boolean): void {
  // Before Mantine listens at the same place: once the dialog is gone, the key would be the page's.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const keep = (event: KeyboardEvent) => {
      const { key, target } = event;
      // What a dialog unfolds has a portal of its own.
      const isBehind = target instanceof Element && target.closest(ABOVE_PAGE) === null;
      if (key === 'Escape' && isBehind) event.stopPropagation();
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => {
      window.removeEventListener('keydown', keep, { capture: true });
    };
  }, [isOpen]);
}

/** Where a screen has a step back close the dialog, that step does what its button does. */
function useWayOut(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    return noteOpenDialog(() => {
      close();
    });
  }, [isOpen]);
}

/** What is sent in a dialog is not sent by a form that the dialog was opened from: React takes events out of portals. */
function keepSubmit(event: SubmitEvent): void {
  event.stopPropagation();
}

/** Tells a dialog from what else waits beside the page, for paper (styles/base.css). */
const LAYER = { className: 'dialog-layer' };

/**
 * The frame of every dialog: what it is and whose, so that nobody hands over the wrong person's results, the button that closes
 * it, and a body that scrolls. Never with Mantine's scroll lock, which would inject a style element against the policy
 * (styles/base.css locks instead).
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    subject = [],
    note,
    isOpen = true,
    onClose,
    fullScreen,
    place,
    classNames,
    children,
    ...rest
  } = props;
  const { overlayProps, closeOnClickOutside = true, ...root } = rest;
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  useReturnedFocus(isOpen);
  useOwnEscape(isOpen);
  useWayOut(isOpen, onClose ?? stay);
  const [head, setHead] = useState<HTMLElement | null>(null);
  const isOwn = use(PatientReader);
  const parts = subject.filter((part) => part.trim() !== '');
  const isClosable = onClose !== null;
  return (
    <Modal.Root
      {...root}
      removeScrollProps={LAYER}
      classNames={{ ...classNames, inner: place === 'side' ? classes.side : undefined }}
      opened={isOpen}
      onClose={onClose ?? stay}
      closeOnEscape={isClosable}
      closeOnClickOutside={isClosable && closeOnClickOutside}
      fullScreen={fullScreen === 'always' || (fullScreen === 'narrow' && isNarrow)}
      centered
      lockScroll={false}
      transitionProps={AT_ONCE}
    >
      <Modal.Overlay {...overlayProps} />
      <Modal.Content className={classes.content}>
        <Modal.Header className={classes.header}>
          <div className={classes.heading}>
            <Modal.Title className={classes.title}>
              {title}
              {parts.length > 0 && (
                <span className={classes.subject} data-own={isOwn || undefined}>
                  {parts.map((part) => (
                    <Fragment key={part}>
                      <span> · </span>
                      <bdi translate="no">{part}</bdi>
                    </Fragment>
                  ))}
                </span>
              )}
            </Modal.Title>
            {note}
            {subject.length > 0 && <p className={classes.onPaper}>{t('app.onPaper')}</p>}
          </div>
          <div ref={setHead} className={classes.tools} />
          {isClosable && (
            <Button variant="subtle" size="compact-md" className={classes.close} onClick={onClose}>
              {t('app.close')}
            </Button>
          )}
        </Modal.Header>
        <Modal.Body onSubmit={keepSubmit}>
          <DialogHeadContext value={isNarrow ? null : head}>{children}</DialogHeadContext>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
