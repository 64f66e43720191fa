import type { ReactNode } from 'react';

import classes from './results-bar.module.css';

/** The buttons for an order whose results are not listed: the toolbar without the counts and filters of a grid. */
export function OrderToolbar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.bar}>
      <div className={classes.buttons}>
        <div className={classes.main}>{children}</div>
      </div>
    </div>
  );
}
