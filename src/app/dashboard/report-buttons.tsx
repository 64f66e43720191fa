import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import type { UserTypeCode } from '@/domain/auth/user-type';
import type { Settings } from '@/domain/configuration/settings';
import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { lazyPart } from '@/ui/lazy-part';

/** The engine behind the reports is heavy: it loads when an order is on screen, not before (docs/quality.md, Heavy parts). */
const ReportButton = lazyPart(() =>
  import('@/features/reports/report-button').then((module) => module.ReportButton),
);
const PreliminaryReportButton = lazyPart(() =>
  import('@/features/reports/preliminary-report-button').then(
    (module) => module.PreliminaryReportButton,
  ),
);

interface ReportButtonsProps {
  readonly order: OrderSummary;
  readonly settings: Settings;
  readonly rules: VisibilityRules;
  readonly userType: UserTypeCode;
  /** `direct` makes the final report as soon as it may be made. */
  readonly mode: 'on-click' | 'direct';
  readonly disabled: boolean;
}

/** The buttons of an order's two reports; another order starts afresh. */
export function ReportButtons({ order, userType, mode, ...shared }: ReportButtonsProps) {
  const { t } = useTranslation();
  const button = { ...shared, order: order.order, patient: fullName(order) };
  return (
    <Suspense fallback={<Button disabled>{t('reports.title.final')}</Button>}>
      <PreliminaryReportButton key={`preliminary ${order.order}`} userType={userType} {...button} />
      <ReportButton key={`final ${order.order}`} kind="final" mode={mode} {...button} />
    </Suspense>
  );
}
