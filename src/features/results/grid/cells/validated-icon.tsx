import classes from './validated-icon.module.css';

/** The quiet check of a validated result, in the margin of the test's name. */
export function ValidatedIcon({ label }: { readonly label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 16 16" className={classes.icon}>
      <path d="M3.5 8.5 6.5 11.5 12.5 4.5" />
    </svg>
  );
}
