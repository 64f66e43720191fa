import { Button, VisuallyHidden } from '@mantine/core';
import { useRef, type ReactNode } from 'react';

import type { OrderNews } from '@/domain/orders/order-news';
import { useTranslation } from '@/i18n/translation';

interface NewsLineProps {
  /** Null for none. */
  readonly news: OrderNews | null;
  /** Asks for the list anew. */
  readonly onShow: () => void;
  /** What stands there otherwise. */
  readonly children: ReactNode;
}

/** What came since the list did, in the place of another line of the same height: no row moves under a finger. */
export function NewsLine({ news, onShow, children }: NewsLineProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const { added, changed } = news ?? { added: 0, changed: 0 };
  const sentence = [
    added > 0 && t('orders.news.added', { count: added }),
    changed > 0 && t('orders.news.changed', { count: changed }),
  ]
    .filter((part) => part !== false)
    .join(', ');
  const short = t('orders.news.short', { count: added + changed });
  return (
    <div ref={place} tabIndex={-1}>
      <VisuallyHidden role="status">{sentence}</VisuallyHidden>
      {news === null ? (
        children
      ) : (
        <Button
          size="compact-sm"
          variant="light"
          aria-label={`${short}: ${sentence}. ${t('orders.news.show')}`}
          title={sentence}
          onClick={() => {
            // The button goes with its news.
            place.current?.focus();
            onShow();
          }}
        >
          {short} · {t('orders.news.show')}
        </Button>
      )}
    </div>
  );
}
