import classes from './viewer-toolbar.module.css';

const SHAPES = {
  previous: 'M5 12.5l5-5 5 5',
  next: 'M5 7.5l5 5 5-5',
  smaller: 'M4.5 10h11',
  larger: 'M4.5 10h11M10 4.5v11',
  width: 'M3 5v10M17 5v10M5.5 10h9M8 7.5L5.5 10 8 12.5M12 7.5l2.5 2.5-2.5 2.5',
} as const;

/** A sign of the viewer's toolbar; the button around it names it. */
export function ViewerIcon({ shape }: { readonly shape: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={classes.icon}>
      <path d={SHAPES[shape]} />
    </svg>
  );
}
