import { useState, type ReactNode } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import { resultText } from '@/domain/results/values/result-text';
import type { ResultRow } from '@/features/results/grid/result-rows';
import { useDialog } from '@/ui/dialog/use-dialog';

import { RowDialogContext, type OpenRowDialog, type RenderRowDialog } from './row-dialog-context';

interface RowDialogsProps {
  /** Those of the table as they are now. */
  readonly rows: readonly ResultRow[];
  /** The table, in whose rows the dialogs are opened. */
  readonly children: ReactNode;
}

interface Chosen {
  readonly rowKey: string;
  readonly renderDialog: RenderRowDialog;
}

/**
 * The dialogs about single rows. They stand beside the rows, not inside: a row leaves the page when the window is turned, enlarged
 * or put on paper, and whoever reads its comment or culture goes on reading. They close with a row that is gone or kept back.
 */
export function RowDialogs({ rows, children }: RowDialogsProps) {
  const settings = useSettings();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const row = rows.find(({ key }) => key === chosen?.rowKey);
  const isKept = row?.kind === 'test' && resultText(row.test, settings.results).kind === 'withheld';
  // For good: a row that comes back does not bring its dialog with it.
  if (chosen !== null && (row === undefined || isKept)) setChosen(null);
  const { open, dialog } = useDialog(
    (close) => row !== undefined && !isKept && chosen?.renderDialog(row, close),
  );
  const openRowDialog: OpenRowDialog = (about, renderDialog, opening) => {
    const of = rows.find((one) => one === about || (one.kind === 'test' && one.test === about));
    if (of === undefined) return;
    setChosen({ rowKey: of.key, renderDialog });
    open(opening);
  };
  return (
    <RowDialogContext value={openRowDialog}>
      {children}
      {dialog}
    </RowDialogContext>
  );
}
