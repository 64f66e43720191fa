import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

import classes from './field-group.module.css';

interface FieldGroupProps {
  readonly title: string;
  /** Short fields stand three abreast where there is room, others two, and whole lines of text one. */
  readonly density?: 'lines' | 'roomy' | 'compact';
  readonly children: ReactNode;
}

/** Settings that belong together, under a heading, in as many columns as fit. */
export function FieldGroup({ title, density = 'roomy', children }: FieldGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <Title order={3} size="h5" id={id}>
        {title}
      </Title>
      <div className={classes[density]} data-fields>
        {children}
      </div>
    </section>
  );
}
