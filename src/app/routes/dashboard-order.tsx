import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { areasOptions } from '@/api/catalogues/get-areas';
import type { Authorization } from '@/domain/auth/authorization';
import type { Settings } from '@/domain/configuration/settings';
import { visibilityRules } from '@/domain/results/visible-tests';
import { CombinedHistoryButton } from '@/features/history/combined-history-button';
import { HistoryChartButton } from '@/features/history/history-chart-button';
import { HistoryTableButton } from '@/features/history/history-table-button';
import { OrderHeader } from '@/features/results/order-header';
import { ResultsPanel } from '@/features/results/results-panel';
import { lazyPart } from '@/ui/lazy-part';

import classes from './dashboard-route.module.css';
import type { OpenedOrder } from './dashboard-state';

/** The engine behind the reports is heavy: it loads when an order is on screen, not before (house.md c.7). */
const FinalReportButton = lazyPart(() =>
  import('@/features/reports/final-report-button').then((module) => module.FinalReportButton),
);
const PreliminaryReportButton = lazyPart(() =>
  import('@/features/reports/preliminary-report-button').then(
    (module) => module.PreliminaryReportButton,
  ),
);
const EmbeddedReport = lazyPart(() =>
  import('@/features/reports/embedded-report').then((module) => module.EmbeddedReport),
);

interface DashboardOrderProps {
  readonly opened: OpenedOrder | null;
  readonly onlyValidated: boolean;
  readonly authorization: Authorization;
  readonly settings: Settings;
  /** One level up on narrow screens; null where the list stands beside the order. */
  readonly onBack: (() => void) | null;
}

/** The chosen order: its results with their toolbar, or its report in their place (spec §2, Right pane). */
export function DashboardOrder(props: DashboardOrderProps) {
  const { opened, onlyValidated, authorization, settings, onBack } = props;
  const { t } = useTranslation();
  const areas = useQuery(areasOptions());
  const rules = useMemo(
    () => visibilityRules(settings.results, { onlyValidated, authorization }),
    [settings.results, onlyValidated, authorization],
  );
  if (opened === null) {
    return <Text className={classes['message']}>{t('results.select')}</Text>;
  }
  const { order, areaId, stateFilter } = opened;
  const areaName = areas.data?.items.find(({ id }) => id === areaId)?.name ?? '';
  const report = { order: order.order, settings, rules };

  return (
    <>
      {onBack !== null && (
        <Button variant="subtle" className={classes['back'] ?? ''} onClick={onBack}>
          {t('results.back')}
        </Button>
      )}
      {settings.results.embeddedReport ? (
        <>
          <OrderHeader order={order} areaName="" dateFormat={settings.dateFormat} />
          <Suspense fallback={<Text role="status">{t('app.loading')}</Text>}>
            <EmbeddedReport key={order.order} kind="final" {...report} />
          </Suspense>
        </>
      ) : (
        <ResultsPanel
          order={order}
          areaId={areaId}
          areaName={areaName}
          stateFilter={stateFilter}
          rules={rules}
          settings={settings}
          renderToolbar={({ tests, selection, hasResults }) => {
            const history = { patient: order, tests, settings, rules };
            return (
              <>
                <Suspense fallback={<Button disabled>{t('reports.title.final')}</Button>}>
                  <PreliminaryReportButton
                    key={`preliminary ${order.order}`}
                    userType={authorization.type}
                    disabled={!hasResults}
                    {...report}
                  />
                  <FinalReportButton
                    key={`final ${order.order}`}
                    mode={settings.reports.direct ? 'direct' : 'on-click'}
                    disabled={!hasResults}
                    {...report}
                  />
                </Suspense>
                {hasResults && (
                  <>
                    <HistoryChartButton {...history} testIds={selection.chart} />
                    <HistoryTableButton {...history} testIds={selection.table} />
                    <CombinedHistoryButton {...history} testIds={selection.combined} />
                  </>
                )}
              </>
            );
          }}
        />
      )}
    </>
  );
}
