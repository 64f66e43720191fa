import { createContext, type ReactNode } from 'react';

import type { TestResult } from '@/domain/results/test-result';
import type { BandRow, ResultRow } from '@/features/results/grid/result-rows';
import type { Opening } from '@/ui/dialog/use-dialog';

/** The dialog about a row as the row is now; nothing once the row has no such dialog any more. */
export type RenderRowDialog = (row: ResultRow, close: () => void) => ReactNode;

/** Opens the dialog about the row of a test, or about a heading. */
export type OpenRowDialog = (
  about: TestResult | BandRow,
  renderDialog: RenderRowDialog,
  opening: Opening,
) => void;

/** In a context, because rows are memoised and only what opens a dialog needs it. */
export const RowDialogContext = createContext<OpenRowDialog>(() => undefined);
