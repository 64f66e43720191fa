import { useCallback, useEffect, useState } from 'react';

/** Says sentences one after another, until they are said, somebody stops it, or the page is out of sight: a pocket must not speak. */
export function useReadingAloud(voice: SpeechSynthesisVoice | null) {
  const [isReading, setIsReading] = useState(false);
  const stop = useCallback(() => {
    window.speechSynthesis.cancel();
    setIsReading(false);
  }, []);

  useEffect(() => {
    if (!isReading) return undefined;
    const left = new AbortController();
    const stopHidden = () => {
      if (document.hidden) stop();
    };
    document.addEventListener('visibilitychange', stopHidden, { signal: left.signal });
    window.addEventListener('pagehide', stop, { signal: left.signal });
    return () => {
      left.abort();
      window.speechSynthesis.cancel();
    };
  }, [isReading, stop]);

  const read = (sentences: readonly string[]) => {
    if (voice === null) return;
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
