import { useCallback, useEffect, useState } from 'react';

/**
 * Says sentences one after another, until they are said, somebody stops it, others stand in their place after a refresh or behind a
 * filter, or the page is out of sight: a pocket must not speak.
 */
export function useReadingAloud(
  voice: SpeechSynthesisVoice | null,
  sentencesOf: () => readonly string[],
) {
  const [isReading, setIsReading] = useState(false);
  const said = isReading ? sentencesOf().join('\n') : null;
  const stop = useCallback(() => {
    window.speechSynthesis.cancel();
    setIsReading(false);
  }, []);

  useEffect(() => {
    if (said === null) return undefined;
    const left = new AbortController();
    const stopHidden = () => {
      if (document.hidden) stop();
    };
    document.addEventListener('visibilitychange', stopHidden, { signal: left.signal });
    window.addEventListener('pagehide', stop, { signal: left.signal });
    return () => {
      left.abort();
      stop();
    };
  }, [said, stop]);

  const read = () => {
    if (voice === null) return;
    const sentences = sentencesOf();
    window.speechSynthesis.cancel();
    for (const [at, sentence] of sentences.entries()) {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.addEventListener('error', stop);
      if (at === sentences.length - 1) utterance.addEventListener('end', stop);
      window.speechSynthesis.speak(utterance);
    }
    setIsReading(sentences.length > 0);
  };

  return { isReading, read, stop };
}
