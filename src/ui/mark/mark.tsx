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
  readonly tone: 'normal' | 'altered' | 'urgent' | 'unclassified';
  /** The words: colour and arrow never stand alone. */
  readonly children: ReactNode;
}

/** How the portal marks a value: an arrow, words, and a tone that a grey screen keeps. */
export function Mark({ direction, tone, children }: MarkProps) {
  const arrow = ARROWS[direction];
  return (
    <span className={classes['mark']} data-tone={tone}>
      {arrow !== '' && <span aria-hidden>{`${arrow} `}</span>}
      <span>{children}</span>
    </span>
  );
}
