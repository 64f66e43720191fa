import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Outcome = 'copied' | 'copyFailed';

/** Copies the details of a failure; a browser that forbids it says so, and the text above can be selected by hand. */
export function CopyButton({ text }: { readonly text: string }) {
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
    <>
      <Button size="compact-sm" variant="default" onClick={() => void copy()}>
        {t('errors.details.copy')}
      </Button>
      <span role="status">{outcome !== null && t(`errors.details.${outcome}`)}</span>
    </>
  );
}
