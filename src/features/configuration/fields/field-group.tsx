import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

import classes from './field-group.module.css';

interface FieldGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Settings that belong together, under a heading. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <Title order={3} size="h5" id={id}>
        {title}
      </Title>
      <div className={classes.fields} data-fields>
        {children}
      </div>
    </section>
  );
}
