import { useMemo, type ReactNode } from 'react';

import { commentParagraphs } from '@/domain/results/comments/comment-text';
import { MarkedText } from '@/ui/marked-text/marked-text';

import classes from './comment-text.module.css';

interface CommentTextProps {
  /** As the laboratory stored it: HTML or JSON text (docs/behaviour.md 3.9). */
  readonly stored: string;
  /** What kind of comment it is; absent for the usual one. */
  readonly label?: string;
  /** Shown when nothing is written. */
  readonly children: ReactNode;
}

/**
 * A stored comment, read as the report reads it: the marks of `ui/marked-text`, everything else as text. Neither a tag of a
 * stranger nor a `<LDD` of the laboratory is taken for markup (docs/promises.md A1, F1).
 */
export function CommentText({ stored, label, children }: CommentTextProps) {
  const text = useMemo(() => commentParagraphs(stored).join('\n'), [stored]);
  if (text === '') return children;
  return (
    <div className={classes.text} dir="auto">
      {label !== undefined && <strong>{label} </strong>}
      <MarkedText source={text} />
    </div>
  );
}
