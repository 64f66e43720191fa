import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { applyBrand } from '@/ui/theme/brand';
import { ViewContext } from '@/ui/window/use-media';

import classes from './preview-frame.module.css';

/** The portal's own stand at the end of the body, and those of lazy parts behind them. */
const SHEETS = 'link[rel="stylesheet"], style';

function copySheets(target: Document): void {
  const copies = Array.from(document.querySelectorAll(SHEETS), (sheet) => {
    const copy = target.importNode(sheet, true);
    // A document without an address of its own would look for its style sheets beside nothing.
    if (sheet instanceof HTMLLinkElement) copy.setAttribute('href', sheet.href);
    return copy;
  });
  target.head.replaceChildren(...copies);
}

function copyAttributes(target: Document): void {
  for (const { name, value } of document.documentElement.attributes) {
    if (name !== 'style') target.documentElement.setAttribute(name, value);
  }
}

/**
 * Gives a document in a frame the portal's style sheets, language and colour scheme, also those that come later with a lazy
 * part. Returns the way to stop.
 */
function copyLook(target: Document): () => void {
  copySheets(target);
  copyAttributes(target);
  const sheets = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => node instanceof Element && node.matches(SHEETS))) copySheets(target);
  });
  const attributes = new MutationObserver(() => {
    copyAttributes(target);
  });
  sheets.observe(document.head, { childList: true });
  sheets.observe(document.body, { childList: true });
  attributes.observe(document.documentElement, { attributes: true });
  return () => {
    sheets.disconnect();
    attributes.disconnect();
  };
}

interface PreviewFrameProps {
  /** What the picture shows, for those who cannot see it. */
  readonly label: string;
  /** The screen that is previewed, in its own pixels; it is drawn as large as its place allows, and longer if need be. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`. */
  readonly color: string;
  readonly children: ReactNode;
}

/**
 * A screen drawn small inside another. It has a document of its own, so that its layout follows its own width, its colour stays
 * inside and no id exists twice; nothing in it can be reached, by mouse, keyboard or screen reader.
 */
export function PreviewFrame({ label, width, height, color, children }: PreviewFrameProps) {
  const { ref, width: place } = useElementSize<HTMLDivElement>();
  const { ref: contentRef, height: content } = useElementSize<HTMLDivElement>();
  const [frame, setFrame] = useState<Document | null>(null);
  // Chromium's empty frame has its document at once and tells no load; Firefox puts another one in its place and does.
  const takeDocument = useCallback((element: HTMLIFrameElement | null) => {
    setFrame(element?.contentDocument ?? null);
  }, []);
  const scale = Math.min(1, place / width);
  // Nobody can scroll in it: what is longer than the screen is shown whole.
  const shown = Math.max(height, Math.ceil(content));

  useEffect(() => (frame === null ? undefined : copyLook(frame)), [frame]);
  useEffect(() => {
    if (frame !== null) applyBrand(color, frame.documentElement);
  }, [frame, color]);

  return (
    <div ref={ref} role="img" aria-label={label} className={classes.place}>
      <div inert className={classes.screen} style={{ height: shown * scale, width: width * scale }}>
        <iframe
          title={label}
          className={classes.frame}
          style={{ width, height: shown, transform: `scale(${scale})` }}
          ref={takeDocument}
          onLoad={({ currentTarget }) => {
            takeDocument(currentTarget);
          }}
        />
        {frame !== null &&
          createPortal(
            <ViewContext value={frame.defaultView}>
              <div ref={contentRef} className={classes.page} style={{ minHeight: height }}>
                {children}
              </div>
            </ViewContext>,
            frame.body,
          )}
      </div>
    </div>
  );
}
