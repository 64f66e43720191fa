import classes from './search-panel.module.css';

export function CalendarIcon() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={classes['icon']}>
      <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5" />
    </svg>
  );
}
