import { Button } from '@mantine/core';

import type { TestResult } from '@/domain/results/test-result';
import { useTexts } from '@/i18n/texts';

import { useLocalVoice } from './use-local-voice';
import { useReadingAloud } from './use-reading-aloud';
import { useSpokenResult } from './use-spoken-result';

interface ReadAloudButtonProps {
  readonly tests: readonly TestResult[];
  /** The ids of those that come several times in the order. */
  readonly repeated: readonly number[];
}

/** Reads the results that are shown aloud; nothing where the device has no voice of its own. */
export function ReadAloudButton({ tests, repeated }: ReadAloudButtonProps) {
  const t = useTexts();
  const voice = useLocalVoice();
  const spoken = useSpokenResult(repeated);
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
