import { orderKey } from '@/domain/orders/standing-order';

import { useLaidOutSize } from './grid/use-laid-out-size';
import { OrderResults, type OrderResultsProps } from './order-results';

/** The results of one order after another: each starts afresh, in the place that the table of the last one had. */
export function ResultsPanel(props: Omit<OrderResultsProps, 'laidOut'>) {
  const laidOut = useLaidOutSize();
  return <OrderResults key={orderKey(props.order)} {...props} laidOut={laidOut} />;
}
