import { useState, type ReactNode } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { TestResult } from '@/domain/results/test-result';
import { resultText } from '@/domain/results/values/result-text';
import type { BandRow, ResultRow } from '@/features/results/grid/result-rows';
import { useDialog } from '@/ui/dialog/use-dialog';

import { RowDialogContext, type OpenRowDialog, type RenderRowDialog } from './row-dialog-context';

interface RowDialogsProps {
  /** Those of the table as they are now. */
  readonly rows: readonly ResultRow[];
  /** The table, in whose rows the dialogs are opened. */
  readonly children: ReactNode;
}

interface Chosen {
  readonly about: TestResult | BandRow;
  readonly rowKey: string;
  /** The test was done several times. */
  readonly isRepeated: boolean;
  readonly renderDialog: RenderRowDialog;
}

function isRowOf(about: Chosen['about']) {
  return (row: ResultRow) => row === about || (row.kind === 'test' && row.test === about);
}

/** Whether several rows of one profile are of one test. */
function isRepeatedIn(rows: readonly ResultRow[], row: ResultRow): boolean {
  if (row.kind !== 'test') return false;
  const { testId, profileId } = row.test;
  const alike = rows.filter(
    (one) => one.kind === 'test' && one.test.testId === testId && one.test.profileId === profileId,
  );
  return alike.length > 1;
}

/**
 * The row of a dialog as it is now. Undefined where it is gone, and where the test was done several times and a refresh changed it:
 * nobody can tell any more which of its rows was chosen.
 */
function presentRow(rows: readonly ResultRow[], chosen: Chosen): ResultRow | undefined {
  const same = rows.find(isRowOf(chosen.about));
  if (same !== undefined) return same;
  const row = rows.find(({ key }) => key === chosen.rowKey);
  const isAnyOf = chosen.isRepeated || (row !== undefined && isRepeatedIn(rows, row));
  return isAnyOf ? undefined : row;
}

/**
 * The dialogs about single rows. They stand beside the rows, not inside: a row leaves the page when the window is turned, enlarged
 * or put on paper, and whoever reads its comment or culture goes on reading. They close with a row that is gone or kept back.
 */
export function RowDialogs({ rows, children }: RowDialogsProps) {
  const settings = useSettings();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const row = chosen === null ? undefined : presentRow(rows, chosen);
  const isKept = row?.kind === 'test' && resultText(row.test, settings.results).kind === 'withheld';
  // For good: a row that comes back does not bring its dialog with it.
  if (chosen !== null && (row === undefined || isKept)) setChosen(null);
  const { open, dialog } = useDialog(
    (close) => row !== undefined && !isKept && chosen?.renderDialog(row, close),
  );
  const openRowDialog: OpenRowDialog = (about, renderDialog, opening) => {
    const of = rows.find(isRowOf(about));
    if (of === undefined) return;
    setChosen({ about, rowKey: of.key, isRepeated: isRepeatedIn(rows, of), renderDialog });
    open(opening);
  };
  return (
    <RowDialogContext value={openRowDialog}>
      {children}
      {dialog}
    </RowDialogContext>
  );
}
