import { Anchor } from '@mantine/core';

/** A telephone number that a phone dials when it is touched. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <Anchor href={`tel:${phone.replaceAll(/[^\d+*#]/g, '')}`} inherit translate="no">
      {phone}
    </Anchor>
  );
}
