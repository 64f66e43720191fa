import { CloseButton, Title } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useId, useRef, type ReactNode } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { glossaryOptions } from '@/api/glossary/get-glossary';
import { fittingOutcome, type GlossaryEntry } from '@/domain/glossary/glossary';
import { resultLine } from '@/domain/export/order-table';
import { NO_MARK } from '@/domain/results/marks/pathology-mark';
import { resultMark } from '@/domain/results/marks/result-mark';
import { offersComment } from '@/domain/results/comments/offers-comment';
import { testLabel } from '@/domain/results/test-label';
import type { TestResult } from '@/domain/results/test-result';
import { referenceInterval } from '@/domain/results/values/reference-interval';
import {
  hasOwnMark,
  isUnvalidatedValue,
  resultText,
  takesUnit,
} from '@/domain/results/values/result-text';
import { GlossarySource } from '@/features/glossary/glossary-source';
import { GlossaryText } from '@/features/glossary/glossary-text';
import { UrgentAdvice } from '@/features/results/answer/urgent-advice';
import { AskedAntibiogram } from '@/features/results/antibiogram/antibiogram-dialog';
import { CommentText } from '@/features/results/dialogs/comment-text';
import { ReferenceBlock } from '@/features/results/grid/cells/reference-block';
import { ResultMark } from '@/features/results/grid/cells/result-mark';
import { ResultValue } from '@/features/results/grid/cells/result-value';
import { UnitText } from '@/features/results/grid/cells/unit-text';
import { OrderOwnerContext } from '@/features/results/order-owner-context';
import { RepeatedTestsContext } from '@/features/results/repeated-tests-context';
import { useRowWords } from '@/features/results/use-row-words';
import { useTranslation } from '@/i18n/translation';
import { useIntervalText } from '@/i18n/use-interval-text';
import { useLanguage } from '@/i18n/use-language';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog/dialog';

import classes from './test-panel.module.css';
import { TestSteps, type TestStepsProps } from './test-steps';

/** Inside, they lead to other tests; outside to other orders. */
const STEP_KEYS = 'Alt+ArrowUp Alt+ArrowDown';

interface TestPanelProps {
  readonly test: TestResult;
  /** The tests beside it; null where it stands alone. */
  readonly steps: TestStepsProps | null;
  /** What the test is; null where nobody wrote it. */
  readonly entry: GlossaryEntry | null;
  readonly isExplainedFirst: boolean;
  /** The earlier results; false where the laboratory has its histories off. */
  readonly history: ReactNode;
  /** It stands beside the results, else above them. */
  readonly isDocked: boolean;
  /** How often a row of this order opened it: beside the results, each time gives it the focus. */
  readonly openings: number;
  readonly onClose: () => void;
}

/** What the test is, with the paragraph that fits its result first. */
function Explanation({
  test,
  entry,
}: {
  readonly test: TestResult;
  readonly entry: GlossaryEntry;
}) {
  const texts = useSettings().results;
  const { data: glossary } = useQuery(glossaryOptions(useLanguage()));
  const mark = hasOwnMark(resultText(test, texts)) ? resultMark(test) : NO_MARK;
  return (
    <>
      <GlossaryText
        entry={entry}
        outcome={fittingOutcome(entry, mark)}
        advice={mark.tone === 'urgent' && <UrgentAdvice validated={test.validationDate} />}
      />
      {glossary && <GlossarySource glossary={glossary} />}
    </>
  );
}

/**
 * All that is known of one test beside the results: what came out and its limits, the laboratory's comment, what the test is, and
 * its earlier results.
 */
export function TestPanel(props: TestPanelProps) {
  const { test, steps, entry, isExplainedFirst, history, isDocked, openings, onClose } = props;
  const id = useId();
  const { texts: owner } = use(OrderOwnerContext);
  const dock = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (openings > 0) heading.current?.focus({ preventScroll: true });
  }, [openings, isDocked]);
  useWindowEvent('keydown', ({ key, target }) => {
    if (key === 'Escape' && target instanceof Node && dock.current?.contains(target)) onClose();
  });
  const { t } = useTranslation();
  const texts = useSettings().results;
  const interval = useIntervalText()(referenceInterval(test));
  const result = resultText(test, texts);
  const words = useRowWords();
  const isRepeated = use(RepeatedTestsContext).includes(test.testId);
  // A test that was done several times is told apart by its sample.
  const sample = isRepeated ? test.sample.trim() : '';
  const named = sample === '' ? words.test(test) : `${words.test(test)} (${sample})`;
  const line = resultLine(test, { ...words, test: () => named });
  const explanation = entry !== null && (
    <details className={classes.part} open={isExplainedFirst}>
      <summary>{t('glossary.open')}</summary>
      <Explanation test={test} entry={entry} />
    </details>
  );

  const stepsBar = steps !== null && <TestSteps {...steps} told={line} />;
  const content = (
    <>
      <div className={classes.value} translate="no">
        <ResultValue result={result} />
        {takesUnit(result) && (
          <span>
            <UnitText test={test} />
          </span>
        )}
        <ResultMark test={test} result={result} />
        {sample !== '' && <span>{sample}</span>}
        {isUnvalidatedValue(test, result) && <span>{t('results.test.notValidated')}</span>}
        <CopyButton text={line} label={t('results.test.copy')} copied={t('results.test.copied')} />
      </div>
      <div className={classes.reference}>
        <ReferenceBlock shown={{ test, result, interval }} />
      </div>
      {offersComment(test) && (
        <section className={classes.part}>
          <Title order={3} size="h6">
            {t('results.comment.title')}
          </Title>
          <CommentText stored={test.comment}>
            {test.unreadable.includes('comment')
              ? t('results.unreadableText')
              : t('results.comment.empty')}
          </CommentText>
        </section>
      )}
      {test.antibiogram === 'known' && (
        <section className={classes.part}>
          <Title order={3} size="h6">
            {t('results.antibiogram.title')}
          </Title>
          <AskedAntibiogram test={test} order={test.order} />
        </section>
      )}
      {isExplainedFirst && explanation}
      {history !== false && (
        <section className={classes.part}>
          <Title order={3} size="h6">
            {t('results.test.history')}
          </Title>
          {history}
        </section>
      )}
      {!isExplainedFirst && explanation}
    </>
  );
  if (!isDocked) {
    return (
      <Dialog title={testLabel(test)} subject={owner} place="side" onClose={onClose}>
        {stepsBar}
        {content}
      </Dialog>
    );
  }
  return (
    <aside ref={dock} aria-labelledby={id} className={classes.dock} data-keys={STEP_KEYS}>
      <header className={classes.head}>
        <Title ref={heading} order={2} id={id} tabIndex={-1} translate="no">
          {testLabel(test)}
        </Title>
        {stepsBar}
        <CloseButton aria-label={t('app.close')} onClick={onClose} />
      </header>
      {content}
    </aside>
  );
}
