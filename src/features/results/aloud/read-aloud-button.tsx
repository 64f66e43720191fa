import { Button } from '@mantine/core';

import type { TestResult } from '@/domain/results/test-result';
import { useTexts } from '@/i18n/texts';

import { useLocalVoice } from './use-local-voice';
import { useReadingAloud } from './use-reading-aloud';
import { useSpokenResult } from './use-spoken-result';

/** Reads the results that are shown aloud; nothing where the device has no voice of its own. */
export function ReadAloudButton({ tests }: { readonly tests: readonly TestResult[] }) {
  const t = useTexts();
  const voice = useLocalVoice();
  const spoken = useSpokenResult();
  const { isReading, read, stop } = useReadingAloud(voice, () => tests.map(spoken));
  if (voice === null || tests.length === 0) return null;
  return (
    <Button
      variant={isReading ? 'filled' : 'default'}
      aria-pressed={isReading}
      onClick={() => {
        if (isReading) stop();
        else read();
      }}
    >
      {t(isReading ? 'results.aloud.stop' : 'results.aloud.read')}
    </Button>
  );
}
