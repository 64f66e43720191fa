import { Fragment, memo } from 'react';

import { commentExcerpt } from '@/domain/results/comments/comment-excerpt';
import { plainText } from '@/lib/text/marked-text';
import { AntibiogramButton } from '@/features/results/antibiogram/antibiogram-button';
import { useTranslation } from '@/i18n/translation';
import { MarkedText } from '@/ui/marked-text/marked-text';
import { formatInstant } from '@/lib/dates/dates';

import type { ResultColumn } from './columns';
import classes from './narrow-block.module.css';
import { useShownTest, type ShownTest, type TestRowProps } from './use-shown-test';

interface TestDetailsProps {
  readonly shown: ShownTest;
  /** What else of the test unfolds. */
  readonly columns: readonly ResultColumn[];
}

/** The unfolded part of a test on a narrow screen: technique and dates, and what can be opened. */
function TestDetails({ shown, columns }: TestDetailsProps) {
  const { t } = useTranslation();
  const { test, dateFormat } = shown;
  const moment = (instant: number | null) => formatInstant(instant, `${dateFormat} h:mm a`);
  const facts = [
    [t('results.technique'), test.technique],
    [t('results.taken'), moment(test.takenDate)],
    [t('results.entry'), moment(test.entryDate)],
    [t('results.validation'), moment(test.validationDate)],
  ].filter(([, value]) => value !== '');

  return (
    <div role="cell" className={classes.details}>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={classes.actions}>
        {columns.map(({ key, cell }) => (
          <Fragment key={key}>{cell(shown, 'block')}</Fragment>
        ))}
      </div>
    </div>
  );
}

interface NarrowBlockProps extends TestRowProps {
  readonly rowKey: string;
  readonly isOpen: boolean;
  readonly onToggle: (rowKey: string) => void;
}

/** Characters that a line beside the result holds, where the block is wide enough for one. */
const SHORT_LINE = 24;
/** Characters of a value and its unit that such a block has room for beside a mark. */
const VALUE_AND_UNIT = 22;

/** True if a value is no single line, or its unit and mark may not fit beside it. */
function isCrowded({ result, test }: ShownTest): boolean {
  if (result.kind !== 'value') return false;
  return result.isLong || result.text.length + plainText(test.unit).length > VALUE_AND_UNIT;
}

/**
 * One test where its columns have no room. What a reader needs stands there at once: name, result, unit, mark, range and the
 * value before; a touch anywhere on it unfolds the rest.
 */
export const NarrowBlock = memo(function NarrowBlock(props: NarrowBlockProps) {
  const { columns, rowIndex, rowKey, isOpen, onToggle, ...data } = props;
  const { t } = useTranslation();
  const shown = useShownTest(data);
  const checks = columns.filter(({ isCheck }) => isCheck);
  const unfolded = columns.filter(({ narrow }) => narrow === 'fold');
  const summary = columns.filter(({ narrow }) => narrow !== 'fold' && narrow !== 'check');

  const isLong = ({ text }: ResultColumn) => {
    const words = text?.of(shown) ?? '';
    return words.length > SHORT_LINE || words.includes('\n');
  };

  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={classes.block}
      data-urgent={shown.isUrgent || undefined}
    >
      <div
        role="presentation"
        className={classes.summary}
        data-crowded={isCrowded(shown) || undefined}
        data-long={(shown.result.kind === 'value' && shown.result.isLong) || undefined}
      >
        {summary.map((column) => (
          <div
            key={column.key}
            role={column.narrow === 'title' ? 'rowheader' : 'cell'}
            className={classes.cell}
            data-place={column.narrow}
            data-long={(column.narrow === 'line' && isLong(column)) || undefined}
          >
            {column.cell(shown, column.narrow === 'line' ? 'block' : 'column')}
          </div>
        ))}
        <div role="cell" className={classes.fold}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-label={t('results.details', { test: shown.label })}
            onClick={() => {
              onToggle(rowKey);
            }}
          >
            <svg aria-hidden viewBox="0 0 16 16">
              <path d="M4 6l4 4 4-4" />
            </svg>
          </button>
        </div>
      </div>
      {shown.isNoted && (
        <div role="cell" className={classes.notes}>
          <MarkedText source={shown.comment} />
          {commentExcerpt(shown.test).isCut && '…'}
          <AntibiogramButton test={shown.test} order={shown.test.order} isWorded />
        </div>
      )}
      {checks.length > 0 && (
        <div role="cell" className={classes.checks}>
          {checks.map(({ key, cell }) => (
            <Fragment key={key}>{cell(shown, 'line')}</Fragment>
          ))}
        </div>
      )}
      {isOpen && <TestDetails shown={shown} columns={unfolded} />}
    </div>
  );
});
