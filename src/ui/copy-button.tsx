import { Button, Group } from '@mantine/core';
import { useState } from 'react';

import { useTranslation } from '@/i18n/translation';

type Outcome = 'copied' | 'copyFailed';

interface CopyButtonProps {
  readonly text: string;
  /** What the button says. */
  readonly label: string;
  /** What is said once it is copied. */
  readonly copied: string;
}

/** Copies a text that stands beside it; a browser that forbids it says so, and the text can be selected by hand. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Refused by the browser, or not offered at all outside https.
      setOutcome('copyFailed');
    }
  };
  return (
    <Group gap="xs">
      <Button size="compact-sm" variant="default" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">
        {outcome === 'copied' && copied}
        {outcome === 'copyFailed' && t('errors.details.copyFailed')}
      </span>
    </Group>
  );
}
