import { type ReactNode, useMemo } from 'react';

import { sanitize, trustedMarkup } from './sanitize';
import classes from './safe-html.module.css';

interface SafeHtmlProps {
  /** Rich text from outside. */
  readonly html: string;
  /** Shown when nothing readable is left of it. */
  readonly children: ReactNode;
}

/** Spaces and empty elements, as editors leave them, are no text. */
function hasText(clean: string): boolean {
  return clean.replaceAll(/<[^<>]*>|&nbsp;/g, '').trim() !== '';
}

/** Rich text that may come from anybody: the only place of the portal that draws markup. */
export function SafeHtml({ html, children }: SafeHtmlProps) {
  const clean = useMemo(() => sanitize(html), [html]);
  if (!hasText(clean)) return children;
  return (
    <div className={classes.text} dangerouslySetInnerHTML={{ __html: trustedMarkup(clean) }} />
  );
}
