import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { PageMessage } from '@/ui/page-message';

/** A button that tries once more. */
export interface Again {
  readonly label: string;
  readonly onClick: () => void;
}

interface PrintMessageProps {
  readonly title: string;
  readonly text: string;
  /** How the laboratory can be reached, line by line; empty lines are left out. */
  readonly contact: readonly string[];
  /** Null where trying again cannot help. */
  readonly again: Again | null;
}

/** Takes the place of a report that is not shown. It leads nowhere else: no screen of the portal is reachable from a link. */
export function PrintMessage({ title, text, contact, again }: PrintMessageProps) {
  const { t } = useTranslation();
  return (
    <PageMessage
      title={title}
      actions={again !== null && <Button onClick={again.onClick}>{again.label}</Button>}
    >
      <p role="alert">{text}</p>
      <p>{t('print.help')}</p>
      {contact
        .filter((line) => line.trim() !== '')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </PageMessage>
  );
}
