import type { SearchMode } from './search-mode';
import classes from './search-panel.module.css';

const PATHS: Readonly<Record<SearchMode, string>> = {
  date: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  id: 'M2.5 4.5h15v11h-15zM5 13c.4-1.6 3.6-1.6 4 0M8.5 8.5a1.5 1.5 0 1 1-3 0a1.5 1.5 0 1 1 3 0M12 8h3.5M12 11h3.5',
  names: 'M13 7a3 3 0 1 1-6 0a3 3 0 1 1 6 0M4 16.5c.6-5.3 11.4-5.3 12 0',
  order: 'M5 2.5h7l3.5 3.5v11.5h-10.5zM12 2.5v3.5h3.5M7.5 10h5M7.5 13h5',
};

/** The picture of a search mode; its button has the words. */
export function SearchIcon({ mode }: { readonly mode: SearchMode }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={classes.icon}>
      <path d={PATHS[mode]} />
    </svg>
  );
}

/** The same search once more. */
export function RefreshIcon() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={classes.icon}>
      <path d="M15.5 6.5a6.5 6.5 0 1 0 1 5M16 3v4h-4" />
    </svg>
  );
}
