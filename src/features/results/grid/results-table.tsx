import { Box } from '@mantine/core';
import { memo, use, useMemo, useReducer } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { TestResult } from '@/domain/results/test-result';
import { isCritical } from '@/domain/results/summary/result-counts';
import type { HistoryMode } from '@/domain/results/test-selection';
import type { ReplacementTexts } from '@/domain/results/values/result-text';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { RowDialogs } from '@/features/results/dialogs/row-dialogs';
import type { HistoryTicks } from '@/features/results/header/history-checks';
import type { PreviousOf } from '@/features/results/use-previous-values';
import { PatientReader } from '@/i18n/patient-reader';
import { useTexts } from '@/i18n/texts';
import { remembered } from '@/lib/remembered';
import { useTextScale } from '@/ui/theme/text-scale';
import { useIsSmallWindow } from '@/ui/window/use-is-small-window';
import { VirtualRows } from '@/ui/virtual-list/virtual-rows';
import { ProfileImageButton } from '@/features/results/dialogs/profile-image-button';

import { ColumnHeads } from './column-heads';
import { gridTemplate, neededWidth, sizedColumns } from './column-layout';
import { resultColumns } from './columns';
import { type ProfileResultRow, type ResultRow, resultRows } from './result-rows';
import { type HeadingProps, HeadingRow } from './heading-row';
import { NarrowBlock } from './narrow-block';
import classes from './results-table.module.css';
import type { LaidOut } from './use-laid-out-size';
import { WideRow } from './wide-row';

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const others = [...open].filter((other) => other !== key);
  return new Set(open.has(key) ? others : [...others, key]);
}

const NONE: ReadonlySet<string> = new Set();

/** The unfolded rows by key. Kept outside the rows, which leave the page when they are scrolled out of sight. */
function useOpenRows() {
  const [keys, toggle] = useReducer(toggled, NONE);
  return { keys, toggle };
}

interface ProfileRowProps extends HeadingProps {
  readonly row: ProfileResultRow;
  readonly order: string;
  readonly rules: VisibilityRules;
}

/** The heading of a profile, with the pictures of those of its tests whose results may be read. */
const ProfileRow = memo(function ProfileRow({ row, order, rules, ...heading }: ProfileRowProps) {
  return (
    <HeadingRow row={row} {...heading}>
      <ProfileImageButton order={order} profile={row} rules={rules} settings={heading.settings} />
    </HeadingRow>
  );
});

const LINE = 20;
/** Pixels of a letter, on average. */
const LETTER = 8;
/** Letters of a result that fits its column on one line. */
const SHORT = 40;
/** Of a table that nobody has laid out yet. */
const USUAL_WIDTH = 900;
/** Container width from which the narrow block has a column at its side; as in narrow-block.module.css. */
const SIDE_COLUMN = 608;
const HEADING = { narrow: 40, wide: 32 };
/** A usual test: name, result, range with its limits and the value before on five lines, on three, on one. */
const TEST = { phone: 114, side: 66, wide: 40 };

/** How the rows are drawn: as blocks or in columns, and in how many pixels. */
interface Drawn {
  readonly isNarrow: boolean;
  readonly width: number;
}

interface DrawnAtScale extends Drawn {
  /** As `textScale`. */
  readonly scale: number;
}

function usualHeight(row: ResultRow, { isNarrow, width }: Drawn): number {
  if (row.kind !== 'test') return HEADING[isNarrow ? 'narrow' : 'wide'];
  const blockHeight = width < SIDE_COLUMN ? TEST.phone : TEST.side;
  const usual = isNarrow ? blockHeight : TEST.wide;
  const { result } = row.test;
  const letters = Math.ceil((width === 0 ? USUAL_WIDTH : width) / LETTER);
  if (result.length <= Math.min(SHORT, letters) && !result.includes('\n')) return usual;
  const lines = result.split('\n').reduce((sum, line) => sum + Math.ceil(line.length / letters), 0);
  const isLong = result.length > SHORT || lines > 1;
  return isLong ? usual + lines * LINE : usual;
}

/** Pixels that each row is likely to take by its style sheet, so that the scroll bar is right before rows are measured. */
function estimatedRowHeights(
  rows: readonly ResultRow[],
  { scale, ...drawn }: DrawnAtScale,
): readonly number[] {
  // In fewer pixels of letters that are as large as usual.
  const usual = { ...drawn, width: drawn.width / scale };
  return rows.map((row) => scale * usualHeight(row, usual));
}

const rowsOf = remembered((tests: readonly TestResult[]) => resultRows(tests));
const patientRowsBy = remembered((texts: ReplacementTexts) =>
  remembered((tests: readonly TestResult[]) =>
    resultRows(tests, new Set(tests.filter((test) => isCritical(test, texts)))),
  ),
);

interface ResultsTableProps {
  /** Its size; kept by who shows one table after another, so that each is drawn at once and not measured first. */
  readonly laidOut: LaidOut;
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
 * The tests by area and profile: rows of columns where these have room, else blocks that unfold. The table's own width decides.
 * Any number of tests: only the visible rows are in the page.
 */
export function ResultsTable(props: ResultsTableProps) {
  const { laidOut, view, order, tests, rules, modes, ticks, previousOf } = props;
  const t = useTexts();
  const settings = useSettings();
  const scrolls = useIsSmallWindow() ? 'page' : 'part';
  const { ref, size } = laidOut;
  const width = size?.width ?? null;
  const scale = useTextScale();
  const columns = useMemo(() => resultColumns(modes, ticks.modes.length > 0), [modes, ticks.modes]);
  // By all columns: the layout stays while boxes come and go. A width of 0 is that of a page that nobody has laid out yet.
  const isNarrow = width !== null && width > 0 && width < neededWidth(resultColumns(modes), scale);
  const sized = useMemo(() => sizedColumns(columns, width ?? 0, scale), [columns, width, scale]);
  const heads = isNarrow ? columns.filter(({ narrow }) => narrow !== 'check') : columns;
  const isPatient = use(PatientReader);
  // Patients read first what asks for action.
  const rows = isPatient ? patientRowsBy(settings.results)(tests) : rowsOf(tests);
  const estimatedHeights = useMemo(
    () => (width === null ? null : estimatedRowHeights(rows, { isNarrow, width, scale })),
    [rows, isNarrow, width, scale],
  );
  const openRows = useOpenRows();
  const boxes = ticks.modes.length > 0 ? 1 : 0;
  const heading = { ticks, isNarrow, span: heads.length - boxes, settings: settings.results };

  const renderRow = (index: number) => {
    const row = rows[index];
    switch (row?.kind) {
      case 'area':
        return <HeadingRow {...heading} row={row} />;
      case 'profile':
        if (rules === null) return <HeadingRow {...heading} row={row} />;
        return <ProfileRow {...heading} row={row} order={order} rules={rules} />;
      case 'test': {
        const { test, isInProfile, key } = row;
        const data = {
          test,
          isInProfile,
          settings: settings.results,
          dateFormat: settings.dateFormat,
          ticks,
          previous: previousOf(test),
        };
        if (!isNarrow) return <WideRow {...data} columns={sized} />;
        return (
          <NarrowBlock
            {...data}
            columns={columns}
            rowKey={key}
            isOpen={openRows.keys.has(key)}
            onToggle={openRows.toggle}
          />
        );
      }
      case undefined:
        return null;
    }
  };

  return (
    <RowDialogs rows={rows}>
      <Box
        ref={ref}
        role="table"
        aria-label={t('results.title')}
        aria-rowcount={rows.length + 1}
        aria-colcount={heads.length}
        className={classes.table}
        __vars={{ '--result-columns': gridTemplate(sized) }}
        translate="no"
      >
        <ColumnHeads columns={heads} isNarrow={isNarrow} />
        {estimatedHeights !== null && (
          <VirtualRows
            key={`${isNarrow ? 'narrow' : 'wide'} ${scale} ${scrolls} ${view}`}
            label={t('results.title')}
            rowsBefore={1}
            scrolls={scrolls}
            estimatedHeights={estimatedHeights}
            firstHeight={scrolls === 'part' ? (size?.room ?? 0) : 0}
            keyOf={(index) => rows[index]?.key ?? ''}
            headingOf={(index) => rows[index]?.areaRow ?? 0}
            renderRow={renderRow}
          />
        )}
      </Box>
    </RowDialogs>
  );
}
