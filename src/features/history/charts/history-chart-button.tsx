import { useSettings } from '@/api/configuration/get-configuration';
import { lazyPart } from '@/ui/waiting/lazy-part';

import { HistoryButton } from '@/features/history/history-button';
import { HistoryContent } from '@/features/history/history-content';
import type { HistoryRequest } from '@/features/history/history-request';
import { useTranslation } from '@/i18n/translation';

/** Charts are heavy: they load when the dialog opens. */
const HistoryCharts = lazyPart(() =>
  import('./history-charts').then((module) => module.HistoryCharts),
);

/** The button of the history charts and their dialog, where the laboratory has them on. */
export function HistoryChartButton(request: HistoryRequest) {
  const { t } = useTranslation();
  const { historyChart } = useSettings().results;
  if (!historyChart) return null;
  return (
    <HistoryButton title={t('history.chart.title')} request={request}>
      <HistoryContent request={request}>
        {(histories) => <HistoryCharts histories={histories} patient={request.patient} />}
      </HistoryContent>
    </HistoryButton>
  );
}
