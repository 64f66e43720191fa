import { Text } from '@mantine/core';

import { useDocumentTypes } from '@/api/catalogues/get-document-types';
import { useSettings } from '@/api/configuration/get-configuration';
import { withShortType } from '@/domain/catalogues/document-type';
import { REVIEW_COLUMNS, reviewTable } from '@/domain/export/review-table';
import type { FoundOrder } from '@/api/orders/found-orders';
import { ExportBar } from '@/features/export/export-bar';
import { useTranslation } from '@/i18n/translation';
import { orderDayText } from '@/lib/dates/order-day';
import { Dialog } from '@/ui/dialog/dialog';

import type { ListReview } from './use-order-review';

interface ReviewExportProps {
  readonly review: ListReview;
  /** The orders of the list as it stands. */
  readonly shown: readonly FoundOrder[];
  /** There may be older ones, which are not in it. */
  readonly isNewestAlone: boolean;
  readonly onClose: () => void;
}

const HEADS = {
  order: 'history.columns.order',
  day: 'history.columns.date',
  document: 'export.columns.document',
  patient: 'export.columns.patient',
  found: 'export.columns.found',
  critical: 'orders.review.group.critical',
  altered: 'orders.review.group.altered',
  pending: 'orders.review.group.pending',
} as const satisfies Record<(typeof REVIEW_COLUMNS)[number], string>;

/** What was found in the orders of the list, to take along. */
export function ReviewExport({ review, shown, isNewestAlone, onClose }: ReviewExportProps) {
  const { t } = useTranslation();
  const { dateFormat } = useSettings();
  const types = useDocumentTypes();
  const listed = shown.map((order) => withShortType(order, types));
  const table = reviewTable(listed, review.of, {
    heads: REVIEW_COLUMNS.map((column) => t(HEADS[column])),
    group: (group) => t(`orders.review.group.${group}`),
    some: t('export.some'),
    day: (order) => orderDayText(order, dateFormat),
  });
  return (
    <Dialog title={t('export.review')} fullScreen="narrow" size="40rem" onClose={onClose}>
      {isNewestAlone && (
        <Text size="sm" mb="sm">
          {t('orders.review.newest')}
        </Text>
      )}
      <ExportBar table={table} fileName={t('export.reviewFile')} sheet={t('export.sheet')} />
    </Dialog>
  );
}
