import { useSettings } from '@/api/configuration/get-configuration';
import { formatDay } from '@/lib/dates/dates';
import { orderDay } from '@/lib/dates/order-day';

/** An order by its day and its number: "04/11/2026 · 202611040001". */
export function useOrderLabel(): (order: string) => string {
  const { dateFormat } = useSettings();
  return (order) => {
    const day = orderDay(order);
    return day === null ? order : `${formatDay(day, dateFormat)} · ${order}`;
  };
}
