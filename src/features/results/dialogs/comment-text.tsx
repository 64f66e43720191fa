import { useMemo, type ReactNode } from 'react';

import { lineBlocks } from '@/domain/base/markup/marked-lines';
import { commentParagraphs } from '@/domain/results/comments/comment-text';
import { MarkedLines } from '@/ui/marked-text/marked-lines';

interface CommentTextProps {
  /** As the laboratory stored it: HTML or JSON text. */
  readonly stored: string;
  /** What kind of comment it is; absent for the usual one. */
  readonly label?: string;
  /** Shown when nothing is written. */
  readonly children: ReactNode;
}

/** A stored comment, read as the report reads it: nothing of a stranger becomes markup, and a `<LDD` stays text. */
export function CommentText({ stored, label, children }: CommentTextProps) {
  const blocks = useMemo(() => lineBlocks(commentParagraphs(stored)), [stored]);
  if (blocks.length === 0) return children;
  return <MarkedLines blocks={blocks} {...(label !== undefined && { label })} />;
}
