import { useTranslation } from 'react-i18next';

import { partsOf, type Draft } from '@/reporting/template/template-draft';
import { rowKey } from '@/reporting/template/template-fields';

import type { FieldOf } from './placed-field';

/** What a row of a list is called: by what it is of, or after the list. */
export function useRowName(list: FieldOf<'list'>): (row: Draft | undefined, at: number) => string {
  const { t } = useTranslation();
  const { item } = list;
  const key = rowKey(item);
  const choice = item.kind === 'parts' && key !== null ? item.parts.get(key) : undefined;
  return (row, at) => {
    if (key === null || choice?.kind !== 'choice') {
      return `${t(`templates.field.${list.name}`)} ${at + 1}`;
    }
    const own = partsOf(row)[key];
    const known = choice.choices.find((one) => one === own);
    return known === undefined ? String(at + 1) : t(`templates.choice.${known}`);
  };
}
