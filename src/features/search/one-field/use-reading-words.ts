import { useTranslation } from 'react-i18next';

import type { SearchReading } from '@/domain/orders/search-readings';
import { formatDay } from '@/lib/dates/dates';

/** What a reading of the one field would search, in words. */
export function useReadingWords(dateFormat: string): (reading: SearchReading) => string {
  const { t } = useTranslation();
  return (reading) => {
    switch (reading.kind) {
      case 'order':
        return t('search.one.order', { value: reading.order });
      case 'document':
        return t('search.one.document', { value: reading.patientId });
      case 'date':
        return t('search.one.date', { value: formatDay(reading.day, dateFormat) });
      case 'names': {
        const { name1, name2, lastName, surName } = reading.names;
        const given = `${name1} ${name2}`.trim();
        const surnames = `${lastName} ${surName}`.trim();
        return [
          given === '' ? '' : t('search.one.names', { value: given }),
          surnames === '' ? '' : t('search.one.surnames', { value: surnames }),
        ]
          .filter((part) => part !== '')
          .join(' · ');
      }
    }
  };
}
