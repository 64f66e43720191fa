import { insertRows } from '@demo-lis/database/insert-rows';
import type { NewRow } from '@demo-lis/database/insert-rows';
import type { Database } from '@demo-lis/database/open-database';

import { AREAS } from './catalogue/catalogue';
import {
  ACCOUNTS,
  BRANCHES,
  DEMOGRAPHICS,
  DOCUMENT_TYPES,
  INSURERS,
  ORDER_TYPES,
  PHYSICIANS,
  RACES,
  RATES,
  SERVICES,
  WEB_QUERY_DEMOGRAPHIC,
} from './reference-data';

/** Writes areas, document types, demographics and the masters that orders refer to. */
export async function seedReferenceData(database: Database): Promise<void> {
  const areas = AREAS.map((area) => ({
    id: area.id,
    name: area.name,
    name_english: area.nameEnglish,
    abbreviation: area.abbreviation,
    color: area.color,
    ordering: area.id,
  }));
  const items = INSURERS.map(({ id, code, name }) => ({
    id,
    demographic_id: WEB_QUERY_DEMOGRAPHIC,
    code,
    name,
  }));
  await insertRows(database, 'areas', areas);
  await insertRows(database, 'document_types', DOCUMENT_TYPES);
  await insertRows(database, 'demographics', DEMOGRAPHICS);
  await insertRows(database, 'demographic_items', items);
  await insertRows(database, 'masters', masterRows());
}

function masterRows(): readonly NewRow[] {
  return [
    ...masters('branch', BRANCHES),
    ...masters('service', SERVICES),
    ...masters('order_type', ORDER_TYPES),
    ...masters('rate', RATES),
    ...masters('race', RACES),
    ...masters('account', ACCOUNTS).map((row, index) => ({
      ...row,
      email: `resultados${index + 1}@cliente.example`,
    })),
    ...PHYSICIANS.map(([name, lastName], index) => ({
      kind: 'physician',
      id: index + 1,
      code: `M${String(index + 1).padStart(3, '0')}`,
      name,
      last_name: lastName,
      identification: String(79_400_100 + index * 1_317),
      email: `medico${index + 1}@consulta.example`,
      color: '',
    })),
  ];
}

function masters(
  kind: string,
  list: readonly (readonly [code: string, name: string, color?: string])[],
): readonly NewRow[] {
  return list.map(([code, name, color = ''], index) => ({
    kind,
    id: index + 1,
    code,
    name,
    last_name: '',
    identification: '',
    email: '',
    color,
  }));
}
