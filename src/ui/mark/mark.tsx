import classes from './mark.module.css';

interface MarkProps {
  /** Empty for none. */
  readonly arrow: string;
  /** Nothing is drawn for `none`. */
  readonly tone: 'none' | 'normal' | 'altered' | 'urgent' | 'unclassified';
  /** The words: colour and arrow never stand alone. */
  readonly text: string;
  /** A short sentence below the mark; empty for none. */
  readonly note: string;
}

/** How the portal marks a value: an arrow, words, and a tone that a grey screen keeps. */
export function Mark({ arrow, tone, text, note }: MarkProps) {
  if (tone === 'none') return null;
  const mark = (
    <span className={classes.mark} data-tone={tone}>
      {arrow !== '' && <span aria-hidden>{arrow} </span>}
      {text}
    </span>
  );
  if (note === '') return mark;
  return (
    <span className={classes.noted} data-noted>
      {mark} <span className={classes.note}>{note}</span>
    </span>
  );
}
