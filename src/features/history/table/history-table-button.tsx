import { useSettings } from '@/api/configuration/get-configuration';
import { lazyPart } from '@/ui/waiting/lazy-part';

import { HistoryButton } from '@/features/history/history-button';
import { HistoryContent } from '@/features/history/history-content';
import type { HistoryRequest } from '@/features/history/history-request';
import { useTranslation } from '@/i18n/translation';

const HistoryTables = lazyPart(() =>
  import('./history-tables').then((module) => module.HistoryTables),
);

/** The button of the history tables and their dialog, where the laboratory has them on. */
export function HistoryTableButton(request: HistoryRequest) {
  const { t } = useTranslation();
  const { historyTable } = useSettings().results;
  if (!historyTable) return null;
  return (
    <HistoryButton title={t('history.table.title')} request={request}>
      <HistoryContent request={request}>
        {(histories) => <HistoryTables histories={histories} present={request.patient.order} />}
      </HistoryContent>
    </HistoryButton>
  );
}
