import { useTranslation } from '@/i18n/translation';
import { dayOfInstant, formatDay, formatInstant, today } from '@/lib/dates/dates';

/** When a report was handed over: "Entregado hoy 11:05 a. m.", with its day where a sitting went past midnight. */
export function useDeliveredText(): (instant: number, dateFormat: string) => string {
  const { t } = useTranslation();
  return (instant, dateFormat) => {
    const day = formatDay(dayOfInstant(instant), dateFormat);
    const time = formatInstant(instant, 'h:mm a');
    return day === formatDay(today(), dateFormat)
      ? t('orders.deliveredToday', { time })
      : t('orders.delivered', { time: `${day} ${time}` });
  };
}
