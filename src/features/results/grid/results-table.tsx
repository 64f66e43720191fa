import { Box, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useCallback, useDeferredValue, useMemo, useReducer, useState } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { foldText } from '@/domain/base/fold-text';
import type { TestResult } from '@/domain/results/test-result';
import { isCritical } from '@/domain/results/summary/result-counts';
import type { HistoryMode } from '@/domain/results/test-selection';
import type { ReplacementTexts } from '@/domain/results/values/result-text';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { ProfileImageButton } from '@/features/results/dialogs/profile-image-button';
import { RowDialogs } from '@/features/results/dialogs/row-dialogs';
import { type HistoryTicks, HistoryTicksContext } from '@/features/results/header/history-checks';
import type { PreviousOf } from '@/features/results/use-previous-values';
import { useTranslation } from '@/i18n/translation';
import { remembered } from '@/lib/remembered';
import { useIsSmallWindow } from '@/ui/window/use-is-small-window';

import { resultColumns } from './columns';
import { HeadingRow } from './heading-row';
import { NarrowBlock } from './narrow-block';
import { resultBands, type ResultBand, type ResultRow } from './result-rows';
import classes from './results-table.module.css';
import { FEW_TESTS, mostWhole, RowBlocks } from './row-blocks';
import type { TableForm } from './use-table-form';
import { WideRow } from './wide-row';

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = [...open].filter((other) => other !== key);
  return new Set(open.has(key) ? others : [...others, key]);
}

const NONE: ReadonlySet<string> = new Set();

const bandsBy = remembered((texts: ReplacementTexts) =>
  remembered((tests: readonly TestResult[]) =>
    resultBands(tests, new Set(tests.filter((test) => isCritical(test, texts)))),
  ),
);
const rowsOf = remembered((bands: readonly ResultBand[]): readonly ResultRow[] =>
  bands.flatMap(({ heading, rows }) => [heading, ...rows]),
);

/** The tests whose name, short form or code has these letters. */
function testsWith(tests: readonly TestResult[], letters: string): readonly TestResult[] {
  const wanted = foldText(letters.trim());
  if (wanted === '') return tests;
  return tests.filter(({ name, abbreviation, testCode }) =>
    foldText(`${name} ${abbreviation} ${testCode}`).includes(wanted),
  );
}

interface ResultsTableProps {
  readonly form: TableForm;
  /** Names what of the order is shown: another view starts at the top. */
  readonly view: string;
  readonly order: string;
  readonly tests: readonly TestResult[];
  /** Whose pictures may be asked for; null where nothing is asked for beside what is here. */
  readonly rules: VisibilityRules | null;
  /** The kinds of history that the laboratory has on. */
  readonly modes: readonly HistoryMode[];
  /** Its modes are none while no tests are chosen for a history. */
  readonly ticks: HistoryTicks;
  /** The value before that of a test; shown where the laboratory has a kind of history on. */
  readonly previousOf: PreviousOf;
}

/**
 * The tests by area and profile: rows of columns where these have room, else blocks that unfold. Where the browser's own search
 * cannot find all of them there is one.
 */
export function ResultsTable(props: ResultsTableProps) {
  const { form, view, order, rules, modes, ticks } = props;
  const { t } = useTranslation();
  const settings = useSettings();
  const { results: texts, dateFormat } = settings;
  const scrolls = useIsSmallWindow() ? 'page' : 'part';
  const { ref, isNarrow } = form;
  const isChoosing = ticks.modes.length > 0;
  const isSearched = props.tests.length > mostWhole();
  const [letters, setLetters] = useState('');
  const soughtFor = useDeferredValue(isSearched ? letters : '');
  const tests = useMemo(() => testsWith(props.tests, soughtFor), [props.tests, soughtFor]);
  const now = useMemo(
    () => ({ columns: resultColumns(modes, isChoosing), previousOf: props.previousOf }),
    [modes, isChoosing, props.previousOf],
  );
  const later = useDeferredValue(now);
  // Many rows are drawn anew without keeping anybody waiting.
  const { columns, previousOf } = tests.length > FEW_TESTS ? later : now;
  // First what asks for action.
  const bands = bandsBy(texts)(tests);
  const rows = rowsOf(bands);
  const [openKeys, toggle] = useReducer(toggled, NONE);
  const heads = isNarrow === true ? columns.filter(({ narrow }) => narrow !== 'check') : columns;
  const hasBoxes = columns.some(({ isCheck }) => isCheck);
  const span = columns.length - (hasBoxes ? 1 : 0);

  const renderRow = useCallback(
    (row: ResultRow, rowIndex: number | undefined) => {
      const { key } = row;
      if (row.kind !== 'test') {
        return (
          <HeadingRow
            key={key}
            row={row}
            rowIndex={rowIndex}
            isNarrow={isNarrow === true}
            isChoosing={hasBoxes}
            span={span}
          >
            {row.profile !== null && rules !== null && (
              <ProfileImageButton order={order} profile={row} rules={rules} settings={texts} />
            )}
          </HeadingRow>
        );
      }
      const { test } = row;
      const data = {
        rowIndex,
        test,
        settings: texts,
        dateFormat,
        previous: previousOf(test),
        columns,
      };
      if (isNarrow !== true) return <WideRow key={key} {...data} />;
      return (
        <NarrowBlock
          key={key}
          {...data}
          rowKey={key}
          isOpen={openKeys.has(key)}
          onToggle={toggle}
        />
      );
    },
    [isNarrow, hasBoxes, span, rules, order, texts, dateFormat, previousOf, columns, openKeys],
  );

  return (
    <HistoryTicksContext value={ticks}>
      {isSearched && (
        <div className={classes.search}>
          <TextInput
            type="search"
            label={t('results.find.label')}
            description={t('results.find.help')}
            value={letters}
            onChange={({ currentTarget }) => {
              setLetters(currentTarget.value);
            }}
          />
          <Text role="status" size="sm">
            {soughtFor.trim() !== '' &&
              t('results.find.found', {
                letters: soughtFor,
                count: tests.length,
                total: props.tests.length,
              })}
          </Text>
        </div>
      )}
      <RowDialogs rows={rows}>
        <Box
          role="table"
          aria-label={t('results.title')}
          aria-rowcount={isSearched ? rows.length + 1 : undefined}
          aria-colcount={heads.length}
          className={classes.table}
          data-narrow={isNarrow === true || undefined}
          data-histories={modes.length > 0 || undefined}
          data-choosing={hasBoxes || undefined}
          translate="no"
        >
          <div role="rowgroup" className={classes.heads}>
            <div ref={ref} role="row" className={classes.columns}>
              {heads.map(({ key, heading, hint, narrow, isCheck }) => (
                <div
                  key={key}
                  role="columnheader"
                  data-column={key}
                  title={hint === undefined ? undefined : t(hint)}
                  className={isCheck ? classes.check : undefined}
                >
                  {narrow === 'fold' ? <VisuallyHidden>{t(heading)}</VisuallyHidden> : t(heading)}
                </div>
              ))}
            </div>
          </div>
          {isNarrow !== null && (
            <RowBlocks
              key={`${isNarrow} ${scrolls} ${view} ${soughtFor}`}
              label={t('results.title')}
              bands={bands}
              count={tests.length}
              scrolls={scrolls}
              renderRow={renderRow}
            />
          )}
        </Box>
      </RowDialogs>
    </HistoryTicksContext>
  );
}
