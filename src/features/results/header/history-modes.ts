import type { Settings } from '@/domain/configuration/settings';
import type { HistoryMode } from '@/domain/results/test-selection';

const SETTING_OF = {
  chart: 'historyChart',
  table: 'historyTable',
  combined: 'historyCombined',
} as const satisfies Record<HistoryMode, keyof Settings['results']>;

const MODES = ['chart', 'table', 'combined'] as const;

/** The history modes that the laboratory has switched on, in the order of their columns. */
export function historyModes(settings: Settings['results']): readonly HistoryMode[] {
  return MODES.filter((mode) => settings[SETTING_OF[mode]]);
}
