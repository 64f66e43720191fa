import { fittingOutcome } from '@/domain/glossary/glossary';
import { NO_MARK } from '@/domain/results/marks/pathology-mark';
import { resultMark } from '@/domain/results/marks/result-mark';
import { hasOwnMark } from '@/domain/results/values/result-text';
import { ExplainedName } from '@/features/glossary/explained-name';
import { UrgentAdvice } from '@/features/results/answer/urgent-advice';
import type { ShownTest } from '@/features/results/grid/use-shown-test';
import { useTexts } from '@/i18n/texts';

import classes from './test-name.module.css';
import { ValidatedIcon } from './validated-icon';

interface TestNameProps {
  readonly shown: Pick<ShownTest, 'test' | 'label' | 'result' | 'settings' | 'isDone' | 'entry'>;
}

/** The full name, or where the laboratory prefers it (VerNombreExamen) the abbreviation, which keeps the name beside it in small. */
function Name({ shown }: TestNameProps) {
  const { test, label, settings } = shown;
  const isAbbreviated = !settings.showTestName && test.abbreviation !== '';
  return (
    <span className={classes.name}>
      {isAbbreviated ? test.abbreviation : label}
      {isAbbreviated && ' '}
      {isAbbreviated && <span className={classes.small}>{test.name}</span>}
    </span>
  );
}

/** A name that opens what the test is, where somebody wrote it. */
function NameOrExplained({ shown }: TestNameProps) {
  const { test, result, label, entry } = shown;
  const name = <Name shown={shown} />;
  if (entry === null) return name;
  const mark = hasOwnMark(result) ? resultMark(test) : NO_MARK;
  return (
    <ExplainedName
      entry={entry}
      label={label}
      outcome={fittingOutcome(entry, mark)}
      advice={mark.tone === 'urgent' && <UrgentAdvice />}
    >
      {name}
    </ExplainedName>
  );
}

/** Which test it is and whether it is done; an unreadable state counts as not validated and is told, as is an unreadable name. */
export function TestName({ shown }: TestNameProps) {
  const t = useTexts();
  const { test, isDone } = shown;
  return (
    <>
      {isDone && <ValidatedIcon label={t('results.validated')} />} <NameOrExplained shown={shown} />
      {test.unreadable.includes('name') && (
        <span className={classes.state}>{t('results.unreadableName')}</span>
      )}
      {test.state < 0 && <span className={classes.state}>{t('results.unknownState')}</span>}
    </>
  );
}
