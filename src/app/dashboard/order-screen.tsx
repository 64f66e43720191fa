import { Button, Text, VisuallyHidden } from '@mantine/core';
import { memo, Suspense, useMemo, type ComponentProps } from 'react';

import { useAreaName } from '@/api/catalogues/get-areas';
import { useDocumentTypes } from '@/api/catalogues/get-document-types';
import { useSettings } from '@/api/configuration/get-configuration';
import type { Authorization } from '@/domain/auth/authorization';
import { PATIENT } from '@/domain/auth/user-type';
import { ALL_AREAS } from '@/domain/catalogues/area';
import { withShortType } from '@/domain/catalogues/document-type';
import type { SearchCriteria } from '@/domain/orders/order-filter';
import { fullName } from '@/domain/orders/full-name';
import type { OrderSummary } from '@/domain/orders/order-summary';
import { orderKey } from '@/domain/orders/standing-order';
import { stateFilterOf } from '@/domain/orders/state-filter';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { OrderComparisonButton } from '@/features/comparison/order-comparison-button';
import { OrderExportButton } from '@/features/export/order-export-button';
import { HistoryButtons } from '@/features/history/history-buttons';
import { OrdersSummary } from '@/features/orders/orders-summary';
import { OrderSteps } from '@/features/orders/steps/order-steps';
import type { WhyNoneOpen } from '@/features/orders/use-open-order';
import { OrderHeader } from '@/features/results/header/order-header';
import { OrderToolbar } from '@/features/results/header/results-bar';
import { ResultsPanel } from '@/features/results/results-panel';
import { useTranslation } from '@/i18n/translation';
import { useLanguage } from '@/i18n/use-language';
import { lazyPart } from '@/ui/waiting/lazy-part';

/** What is heavy loads when an order is on screen, not before. */
const ReportButtons = lazyPart(() =>
  import('@/features/reports/report-buttons').then((module) => module.ReportButtons),
);
const TestHistory = lazyPart(() =>
  import('@/features/history/test/test-history').then((module) => module.TestHistory),
);
const EmbeddedReport = lazyPart(() =>
  import('@/features/reports/embedded-report').then((module) => module.EmbeddedReport),
);

/** Its place in the list comes by a context. Patients read one order at a time. */
const STEPS = <OrderSteps />;

interface OrderScreenProps {
  readonly opened: OrderSummary | null;
  /** Epoch milliseconds of the answer that it stands in. */
  readonly answeredAt: number;
  /** The search that found it: its area and states are those shown. */
  readonly criteria: SearchCriteria | null;
  readonly whyNoneOpen: WhyNoneOpen;
  readonly rules: VisibilityRules;
  readonly authorization: Authorization;
  /** What the order says stood on screen. */
  readonly onSeen: (order: OrderSummary) => void;
}

/**
 * The chosen order: its results with their toolbar, or its report in their place. Memoised: the list beside it is filtered letter
 * by letter.
 */
export const OrderScreen = memo(function OrderScreen(props: OrderScreenProps) {
  const { opened, answeredAt, criteria, whyNoneOpen, rules, authorization, onSeen } = props;
  const types = useDocumentTypes();
  const order = useMemo(() => opened && withShortType(opened, types), [opened, types]);
  const { t } = useTranslation();
  const settings = useSettings();
  const areaId = criteria?.area ?? ALL_AREAS;
  const areaName = useAreaName(areaId, useLanguage());
  if (order === null) {
    return <OrdersSummary userType={authorization.type} whyNoneOpen={whyNoneOpen} />;
  }
  const steps = authorization.type === PATIENT ? null : STEPS;
  const stateFilter = criteria === null ? 'all' : stateFilterOf(criteria);
  const reportButtons = (
    mode: 'on-click' | 'direct',
    offer: Pick<
      ComponentProps<typeof ReportButtons>,
      'disabled' | 'isFinalOffered' | 'stand' | 'more'
    >,
  ) => (
    <Suspense fallback={<Button disabled>{t('reports.title.final')}</Button>}>
      <ReportButtons
        order={order}
        rules={rules}
        userType={authorization.type}
        mode={mode}
        {...offer}
      />
    </Suspense>
  );

  return (
    <>
      {settings.results.embeddedReport ? (
        <>
          <OrderHeader order={order} areaName="" dateFormat={settings.dateFormat} steps={steps}>
            {/* What is heard beside results stands in their bar. */}
            <VisuallyHidden role="status">
              {`${t('results.opened', { patient: fullName(order) })} ${order.order}`}
            </VisuallyHidden>
            <OrderToolbar>
              {/* The viewer makes the final report at once and has its ways out. Histories need the check-boxes of the grid. */}
              {reportButtons('on-click', { disabled: false, isFinalOffered: false, stand: null })}
            </OrderToolbar>
          </OrderHeader>
          <Suspense fallback={<Text role="status">{t('app.loading')}</Text>}>
            <EmbeddedReport
              key={orderKey(order)}
              answeredAt={answeredAt}
              kind="final"
              order={order.order}
              patient={order}
              rules={rules}
              onSeen={() => {
                onSeen(order);
              }}
            />
          </Suspense>
        </>
      ) : (
        <ResultsPanel
          order={order}
          areaId={areaId}
          areaName={areaName}
          stateFilter={stateFilter}
          rules={rules}
          userType={authorization.type}
          steps={steps}
          onSeen={onSeen}
          renderToolbar={({ hasResults, hasValidated, stand, tests, isPartial }) =>
            reportButtons(settings.reports.direct ? 'direct' : 'on-click', {
              disabled: !hasResults,
              isFinalOffered: hasValidated || !hasResults,
              stand,
              more:
                authorization.type === PATIENT ? null : (
                  <OrderExportButton order={order} tests={tests} isPartial={isPartial} />
                ),
            })
          }
          renderHistories={(compared) => (
            <>
              <HistoryButtons patient={order} rules={rules} {...compared} />
              <OrderComparisonButton patient={order} rules={rules} userType={authorization.type} />
            </>
          )}
          renderHistory={(test, tests) => (
            <Suspense fallback={null}>
              <TestHistory test={test} tests={tests} patient={order} rules={rules} />
            </Suspense>
          )}
        />
      )}
    </>
  );
});
