import type { ReactNode } from 'react';

import classes from './mark.module.css';

const ARROWS = {
  none: '',
  down: '↓',
  up: '↑',
  'far-down': '↓↓',
  'far-up': '↑↑',
} as const;

interface MarkProps {
  readonly direction: keyof typeof ARROWS;
  /** Nothing is drawn for `none`. */
  readonly tone: 'none' | 'normal' | 'altered' | 'urgent' | 'unclassified';
  /** A short sentence below the mark; empty for none. */
  readonly note?: string;
  /** The words: colour and arrow never stand alone. */
  readonly children: ReactNode;
}

/** How the portal marks a value: an arrow, words, and a tone that a grey screen keeps. */
export function Mark({ direction, tone, note = '', children }: MarkProps) {
  if (tone === 'none') return null;
  const arrow = ARROWS[direction];
  const mark = (
    <span className={classes.mark} data-tone={tone}>
      {arrow !== '' && <span aria-hidden>{`${arrow} `}</span>}
      <span>{children}</span>
    </span>
  );
  if (note === '') return mark;
  return (
    <span className={classes.noted} data-noted>
      {mark} <span className={classes.note}>{note}</span>
    </span>
  );
}
