import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { useTranslation } from '@/i18n/translation';
import { runtimeConfig } from '@/lib/runtime-config';
import { ErrorDetails } from '@/ui/errors/error-details';
import { PageMessage } from '@/ui/page/page-message';
import { phoneAddress } from '@/ui/links/phone-link';

/** A button that tries once more. */
export interface Again {
  readonly label: string;
  readonly onClick: () => void;
}

interface PrintMessageProps {
  readonly title: string;
  readonly text: string;
  /** The same in the words of those who can mend it. */
  readonly detail?: ReactNode;
  /** The failed call behind it, whose details are offered for support. */
  readonly error?: Error;
  /** How the laboratory can be reached where no telephone is known, line by line; empty lines are left out. */
  readonly contact: readonly string[];
  /** Null where trying again cannot help. */
  readonly again: Again | null;
}

/** Takes the place of a report that is not shown. It leads nowhere else: no screen of the portal is reachable from a link. */
export function PrintMessage(props: PrintMessageProps) {
  const { title, text, detail, error, contact, again } = props;
  const { phone } = runtimeConfig();
  const { t } = useTranslation();
  return (
    <PageMessage
      title={title}
      actions={
        <>
          {again !== null && <Button onClick={again.onClick}>{again.label}</Button>}
          {phone !== '' && (
            <Button
              component="a"
              href={phoneAddress(phone)}
              variant={again === null ? 'filled' : 'default'}
            >
              {t('print.call', { phone })}
            </Button>
          )}
        </>
      }
      aside={
        detail !== undefined && (
          <Text component="details" c="dimmed" size="sm" mt="md">
            <summary>{t('print.detail')}</summary>
            {detail}
          </Text>
        )
      }
    >
      <p role="alert">{text}</p>
      <ErrorDetails error={error} />
      {phone === '' &&
        contact.filter((line) => line.trim() !== '').map((line) => <p key={line}>{line}</p>)}
    </PageMessage>
  );
}
