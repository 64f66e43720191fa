import { useSettings } from '@/api/configuration/get-configuration';
import type { OrderSummary } from '@/domain/orders/order-summary';
import type { CompletedHistory } from '@/domain/results/history/completed-histories';
import { HistoryCharts } from '@/features/history/charts/history-charts';
import { HistorySection } from '@/features/history/history-section';
import { HistoryTable } from '@/features/history/table/history-table';

interface TestHistoryPartsProps {
  /** The test that was opened, which comes first. */
  readonly testId: number;
  readonly histories: readonly CompletedHistory[];
  readonly patient: OrderSummary;
}

/** Chart and table of one test, or of two on one axis, as far as the laboratory has them on. */
export function TestHistoryParts({ testId, histories, patient }: TestHistoryPartsProps) {
  const { historyChart } = useSettings().results;
  const isOpened = ({ test }: CompletedHistory) => test.testId === testId;
  const ordered = [...histories.filter(isOpened), ...histories.filter((one) => !isOpened(one))];
  return (
    <>
      {historyChart && <HistoryCharts histories={ordered} patient={patient} place="panel" />}
      {!historyChart &&
        ordered.map((history) => (
          <HistorySection key={history.test.testId} history={history}>
            <HistoryTable history={history} present={patient.order} />
          </HistorySection>
        ))}
    </>
  );
}
