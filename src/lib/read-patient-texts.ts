import { isObject } from '@/domain/base/is-object';
import { languageOf } from '@/domain/base/language';

import type { RuntimeProblem } from './runtime-reader';
import type { PatientTexts, RuntimeConfig } from './runtime-config';

const SENTENCES = ['critical', 'outside', 'normal', 'pending'];

/** The laboratory's own sentences by language: names that nobody reads would be texts that nobody sees. */
export function readPatientTexts(
  value: unknown,
  complain: (key: string, problem: RuntimeProblem['problem']) => void,
): RuntimeConfig['patientTexts'] {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) {
    complain('patientTexts', 'not-an-object');
    return {};
  }
  const languages = Object.entries(value).map(([language, texts]): [string, PatientTexts] => {
    const key = `patientTexts.${language}`;
    if (languageOf(language) === null) complain(key, 'unknown-key');
    if (!isObject(texts)) {
      complain(key, 'not-an-object');
      return [language, {}];
    }
    for (const [name, text] of Object.entries(texts)) {
      if (!SENTENCES.includes(name)) complain(`${key}.${name}`, 'unknown-key');
      else if (typeof text !== 'string') complain(`${key}.${name}`, 'not-a-text');
    }
    return [language, texts];
  });
  return Object.fromEntries(languages);
}
