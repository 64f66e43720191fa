import type { ResultText } from '@/domain/results/values/result-text';
import { useResultWords } from '@/features/results/use-row-words';

import classes from './result-value.module.css';

/** What stands in the result's place, in the heaviest type of the row when it is a value. */
export function ResultValue({ result }: { readonly result: ResultText }) {
  const words = useResultWords();
  return (
    <span className={classes.result} data-kind={result.kind}>
      {words(result)}
    </span>
  );
}
