import { Anchor } from '@mantine/core';

import classes from './phone-link.module.css';

/** A telephone number that a phone dials when it is touched. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <Anchor
      underline="always"
      className={classes.phone}
      href={`tel:${phone.replaceAll(/[^\d+*#]/g, '')}`}
      inherit
      translate="no"
    >
      {phone}
    </Anchor>
  );
}
