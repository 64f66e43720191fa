import { useReducer } from 'react';

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = [...open].filter((other) => other !== key);
  return new Set(open.has(key) ? others : [...others, key]);
}

const NONE: ReadonlySet<string> = new Set();

/** The unfolded rows by key. Kept outside the rows, which leave the page when they are scrolled out of sight. */
export function useOpenRows() {
  const [keys, toggle] = useReducer(toggled, NONE);
  return { keys, toggle };
}
