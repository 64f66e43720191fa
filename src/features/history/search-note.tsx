import { Button, Group, Loader, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { RecentSearch } from './use-histories';
import { useSearchWords } from './use-search-words';

/** Above a history that the server has cut: that newer results are being looked for, then what came of it. */
export function SearchNote({ search }: { readonly search: RecentSearch }) {
  const { t } = useTranslation();
  const words = useSearchWords();
  const { isLooking, isFailed, fill, retry } = search;
  const sentences = isLooking ? [] : words(search);
  const canRetry = !isLooking && (isFailed || fill.failed > 0);
  if (!isLooking && sentences.length === 0) return null;
  return (
    <div>
      <div role="status">
        {isLooking && (
          <Group gap="sm" wrap="nowrap">
            <Loader size="xs" />
            <Text size="sm">{t('history.recent.looking')}</Text>
          </Group>
        )}
        {sentences.length > 0 && <Text size="sm">{sentences.join(' ')}</Text>}
      </div>
      {canRetry && (
        <Button size="xs" variant="default" mt="xs" onClick={retry}>
          {t('history.recent.retry')}
        </Button>
      )}
    </div>
  );
}
