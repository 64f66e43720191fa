import { useTexts } from '@/i18n/texts';

import type { ResultText } from '@/domain/results/values/result-text';

import classes from './result-value.module.css';

/** What stands in the place of a result without text. */
const WORDS = {
  value: 'results.pending',
  pending: 'results.pending',
  withheld: 'results.restricted',
  missing: 'results.missing',
  unreadable: 'results.unreadableText',
} as const;

/** What stands in the result's place, in the heaviest type of the row when it is a value. */
export function ResultValue({ result }: { readonly result: ResultText }) {
  const t = useTexts();
  return (
    <span className={classes.result} data-kind={result.kind}>
      {result.text === '' ? t(WORDS[result.kind]) : result.text}
    </span>
  );
}
