import type { ReactNode, Ref } from 'react';

import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/dates/styles.layer.css';

import { useTranslation } from '@/i18n/translation';

import classes from './dashboard.module.css';

interface DashboardLayoutProps {
  /** The page scrolls as a whole. */
  readonly flows: boolean;
  readonly topBar: ReactNode;
  readonly notices: ReactNode;
  /** What takes the focus where parts take turns. */
  readonly refs?: Readonly<Record<'list' | 'order', Ref<HTMLDivElement>>>;
  readonly hidden: Readonly<Record<'search' | 'list' | 'order', boolean>>;
  readonly search: ReactNode;
  readonly orders: ReactNode;
  /** The chosen order. */
  readonly children: ReactNode;
}

/** Where the parts of the dashboard stand: search, orders and the chosen one side by side, or in turns. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { flows, topBar, notices, refs, hidden, search, orders, children } = props;
  const { t } = useTranslation();
  return (
    <div className={classes.page} data-flows={flows || undefined}>
      {topBar}
      {notices}
      <main className={classes.panes}>
        <div
          ref={refs?.list}
          tabIndex={-1}
          className={classes.listPane}
          hidden={hidden.search && hidden.list}
        >
          <section aria-label={t('search.title')} className={classes.search} hidden={hidden.search}>
            {search}
          </section>
          {orders}
        </div>
        <div ref={refs?.order} tabIndex={-1} className={classes.orderPane} hidden={hidden.order}>
          {children}
        </div>
      </main>
    </div>
  );
}
