import { useSettings } from '@/api/configuration/get-configuration';
import { orderKey } from '@/domain/orders/standing-order';
import { shownArea } from '@/domain/results/shown-area';
import { useTexts } from '@/i18n/texts';

import { useLaidOutSize } from './grid/use-laid-out-size';
import { OrderHeader } from './header/order-header';
import { OrderResults, type OrderResultsProps } from './order-results';
import { ResultsMessage } from './results-message';
import classes from './results-panel.module.css';
import { useOrderHead } from './use-order-head';

/**
 * The results of one order after another: each starts afresh, in the place that the table of the last one had. Of an order that is
 * another patient's by now nothing is shown.
 */
export function ResultsPanel(props: Omit<OrderResultsProps, 'laidOut' | 'head'>) {
  const { order, areaId, areaName, steps } = props;
  const t = useTexts();
  const { dateFormat } = useSettings();
  const laidOut = useLaidOutSize();
  const { head, isOtherPatients } = useOrderHead(props);
  if (isOtherPatients) {
    return (
      <section className={classes.panel}>
        <OrderHeader
          order={order}
          areaName={shownArea(areaId, areaName, [])}
          dateFormat={dateFormat}
          steps={steps}
        />
        <div role="alert">
          <ResultsMessage text={t('results.otherPatients')} />
        </div>
      </section>
    );
  }
  return <OrderResults key={orderKey(order)} {...props} head={head} laidOut={laidOut} />;
}
