import type { TickState } from '@/domain/results/test-selection';

import classes from './history-check.module.css';

interface HistoryCheckProps {
  /** Accessible name, with the test, area or profile that it stands for. */
  readonly label: string;
  readonly state: TickState;
  readonly onToggle: () => void;
}

/**
 * A native check-box, because a screenful of results has a hundred of them and each costs one node. Ticked in part, it shows
 * so; a click then ticks the rest.
 */
export function HistoryCheck({ label, state, onToggle }: HistoryCheckProps) {
  return (
    <input
      type="checkbox"
      className={classes.check}
      aria-label={label}
      checked={state === 'all'}
      ref={(element) => {
        if (element !== null) element.indeterminate = state === 'some';
      }}
      onChange={onToggle}
    />
  );
}

interface CaptionedCheckProps extends HistoryCheckProps {
  /** The word beside the box, the first of the accessible name. */
  readonly caption: string;
  readonly layout: 'labelled' | 'stacked';
}

/** The same with its word in sight, where no column heading says what it is for. The word is part of what can be touched. */
export function CaptionedCheck({ caption, layout, ...check }: CaptionedCheckProps) {
  return (
    <label className={classes[layout]}>
      <HistoryCheck {...check} />
      <span aria-hidden>{caption}</span>
    </label>
  );
}
