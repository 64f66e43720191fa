import { useEffect, useState } from 'react';

import { useLanguage } from '@/i18n/use-language';

/** Voices of this device alone: those of a network would send the results away (docs/promises.md K6). */
function localVoice(language: string): SpeechSynthesisVoice | null {
  const isOurs = ({ localService, lang }: SpeechSynthesisVoice) =>
    localService && lang.toLowerCase().startsWith(language);
  return window.speechSynthesis.getVoices().find(isOurs) ?? null;
}

/** The device's own voice in the language of the screen; null where it has none. Browsers learn of their voices late. */
export function useLocalVoice(): SpeechSynthesisVoice | null {
  const language = useLanguage();
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return undefined;
    const look = () => {
      setVoice(localVoice(language));
    };
    look();
    const looking = new AbortController();
    window.speechSynthesis.addEventListener('voiceschanged', look, { signal: looking.signal });
    return () => {
      looking.abort();
    };
  }, [language]);
  return voice;
}
