import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

import { BrandBar } from './brand-bar';
import classes from './page-message.module.css';

interface PageMessageProps {
  readonly title: string;
  /** Quoted above the title, in English: what such a page is called everywhere. What the title says anyway is left out. */
  readonly marks?: readonly string[];
  readonly children: ReactNode;
  /** Buttons and links that lead on. */
  readonly actions: ReactNode;
  /** Stands below them, for somebody else. */
  readonly aside?: ReactNode;
}

/** A whole page of the laboratory that says in plain words why there is nothing else to see, and what to do. */
export function PageMessage({ title, marks = [], children, actions, aside }: PageMessageProps) {
  return (
    <div className={classes.page}>
      <BrandBar />
      <main className={classes.main}>
        <section className={classes.card}>
          {marks.length > 0 && (
            <p className={classes.marks} lang="en">
              {marks
                .filter((mark) => mark !== title)
                .map((mark) => (
                  <span key={mark}>{mark}</span>
                ))}
            </p>
          )}
          <Title order={1} size="h3">
            {title}
          </Title>
          <div className={classes.text}>{children}</div>
          <div className={classes.actions}>{actions}</div>
          {aside}
        </section>
      </main>
    </div>
  );
}
