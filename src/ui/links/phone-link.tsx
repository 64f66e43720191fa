import { Anchor } from '@mantine/core';

import classes from './phone-link.module.css';

/** The address that dials a number as people write it. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+*#]/g, '')}`;
}

/** A telephone number that a phone dials when it is touched. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <Anchor
      underline="always"
      className={classes.phone}
      href={phoneAddress(phone)}
      inherit
      translate="no"
    >
      {phone}
    </Anchor>
  );
}
