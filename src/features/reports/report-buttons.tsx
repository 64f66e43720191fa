import type { ReactNode } from 'react';

import { useSettings } from '@/api/configuration/get-configuration';
import type { UserTypeCode } from '@/domain/auth/user-type';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { orderKey } from '@/domain/orders/standing-order';
import { mayReadPreliminary } from '@/domain/reports/print/may-read-preliminary';
import type { OrderStand } from '@/domain/results/progress/order-progress';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

import { useTranslation } from '@/i18n/translation';
import { FoldMenu } from '@/ui/fold-menu';

import { ReportButton } from './report-button';
import { useWarmEngine } from './use-warm-engine';

interface ReportButtonsProps {
  readonly order: OrderSummary;
  readonly rules: VisibilityRules;
  readonly userType: UserTypeCode;
  /** `direct` makes the final report as soon as it may be made. */
  readonly mode: 'on-click' | 'direct';
  readonly disabled: boolean;
  /** False while nothing is validated: then there is nothing that could be final. */
  readonly isFinalOffered: boolean;
  /** Of an order that is not complete, how much is ready. */
  readonly stand: Pick<OrderStand, 'ready' | 'all'> | null;
  /** What else can be made of the order; null for nothing. */
  readonly more?: ReactNode;
}

/** The button of an order's final report with a menu of what else can be made of it; another order starts afresh. */
export function ReportButtons(props: ReportButtonsProps) {
  const { order, userType, mode, isFinalOffered, stand, more = null, ...shared } = props;
  const { t } = useTranslation();
  const settings = useSettings();
  useWarmEngine(!shared.disabled);
  const key = orderKey(order);
  const button = { ...shared, order: order.order, patient: order };
  const preliminary = mayReadPreliminary(userType, settings) && (
    <ReportButton
      key={`preliminary ${key}`}
      kind="preliminary"
      mode="on-click"
      stand={null}
      {...button}
    />
  );
  return (
    <>
      {isFinalOffered && (
        <ReportButton key={`final ${key}`} kind="final" mode={mode} stand={stand} {...button} />
      )}
      {more === null ? (
        preliminary
      ) : (
        <FoldMenu label={t('reports.more')} sign={<span aria-hidden>▾</span>} isOutlined>
          {preliminary}
          {more}
        </FoldMenu>
      )}
    </>
  );
}
