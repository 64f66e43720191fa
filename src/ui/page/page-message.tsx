import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './page-message.module.css';

interface PageMessageProps {
  readonly title: string;
  /** Of a title that is quoted in another language than the page's, for screen readers. */
  readonly titleLanguage?: 'en' | undefined;
  /** Large mark above the title, e.g. 404. */
  readonly mark?: string;
  readonly children: ReactNode;
  /** Buttons and links that lead on. */
  readonly actions: ReactNode;
}

/** A whole page that says in plain words why there is nothing else to see, and what to do. */
export function PageMessage({ title, titleLanguage, mark, children, actions }: PageMessageProps) {
  return (
    <main className={classes.page}>
      <section className={classes.card}>
        {mark !== undefined && <p className={classes.mark}>{mark}</p>}
        <Title order={1} size="h3" lang={titleLanguage}>
          {title}
        </Title>
        <div className={classes.text}>{children}</div>
        <div className={classes.actions}>{actions}</div>
      </section>
    </main>
  );
}
