import { useSettings } from '@/api/configuration/get-configuration';
import { lazyPart } from '@/ui/waiting/lazy-part';

import { HistoryButton } from '@/features/history/history-button';
import { HistoryContent } from '@/features/history/history-content';
import type { HistoryRequest } from '@/features/history/history-request';
import { useTranslation } from '@/i18n/translation';

/** The matrix, its paper and its workbook load when the dialog opens. */
const CombinedHistory = lazyPart(() =>
  import('./combined-history').then((module) => module.CombinedHistory),
);

/** The button of the combined history and its dialog, where the laboratory has it on. */
export function CombinedHistoryButton(request: HistoryRequest) {
  const { t } = useTranslation();
  const { historyCombined } = useSettings().results;
  if (!historyCombined) return null;
  return (
    <HistoryButton title={t('history.combined.title')} size="screen" request={request}>
      <HistoryContent request={request}>
        {(histories, search, unknown) => (
          <CombinedHistory
            request={request}
            histories={histories}
            search={search}
            unknown={unknown}
          />
        )}
      </HistoryContent>
    </HistoryButton>
  );
}
