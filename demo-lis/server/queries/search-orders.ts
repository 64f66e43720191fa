import type { InValue, Row } from '@libsql/client';

import { number, text } from '@demo-lis/database/rows';
import type { LaboratoryContext } from '@demo-lis/server/laboratory-context';
import { fieldsOf, integerIn, listIn, textIn } from '@demo-lis/server/request-body';
import type { Fields } from '@demo-lis/server/request-body';
import type { Session } from '@demo-lis/server/tokens';
import { patched, wirePatchIn } from '@demo-lis/server/wire-patches';

import { firstSearchedYear, orderQuantity, readSetting } from './settings';

interface Condition {
  readonly sql: string;
  readonly args: readonly InValue[];
}

/** Column of an order that says to whom it belongs, by user type; laboratory users (4) see all. */
const OWNER_COLUMNS: Readonly<Record<number, string>> = {
  1: 'o.physician_id',
  2: 'o.patient_id',
  3: 'o.account_id',
  5: 'o.demographic_item_id',
  6: 'o.rate_id',
};

/** Texts of the filter are compared exactly; `*` finds nothing. */
const TEXT_COLUMNS = [
  ['patientId', 'p.patient_id'],
  ['name1', 'p.name1'],
  ['name2', 'p.name2'],
  ['lastName', 'p.last_name'],
  ['surName', 'p.sur_name'],
] as const;

const NUMBER_COLUMNS = [
  ['order', 'o.order_number'],
  ['dateNumber', 'o.day_number'],
  ['documentType', 'p.document_type_id'],
  ['year', 'o.year'],
] as const;

/** Only what is validated has a pathology that counts. */
const SUMMARY = `, (SELECT MAX(r.pathology) FROM results r WHERE r.order_number = o.order_number AND r.state >= 4) AS max_pathology,
  (SELECT COUNT(*) FROM results r WHERE r.order_number = o.order_number AND r.state < 4) AS pending`;

const NAMING_FIELDS = ['order', ...TEXT_COLUMNS.map(([key]) => key)];

/**
 * Orders of a search (contract: searchOrders), as items of the list. Area and statetest have no effect, as at the servers.
 * The order of the list is stable but means nothing: nobody may rely on it.
 */
export async function searchOrders(
  lab: LaboratoryContext,
  session: Session,
  filter: Fields,
): Promise<readonly unknown[]> {
  const conditions = [
    { sql: 'o.active = 1', args: [] },
    ...ownerConditions(session),
    ...awkwardConditions(session, filter),
    ...(await dateConditions(lab, filter)),
    ...filterConditions(filter),
    ...(await sampleConditions(lab)),
  ];
  const quantity = await orderQuantity(lab, session.type);
  const { rows } = await lab.database.execute({
    sql: `SELECT * FROM (SELECT o.order_number, p.id, p.patient_id, p.document_type_id, p.last_name, p.sur_name, p.name1, p.name2,
        p.sex, p.birthday, d.name AS document_type, w.patch AS wire_patch${lab.switches.summaries ? SUMMARY : ''} FROM orders o
        JOIN patients p ON p.id = o.patient_id LEFT JOIN document_types d ON d.id = p.document_type_id
        LEFT JOIN wire_patches w ON w.order_number = o.order_number
        WHERE ${conditions.map(({ sql }) => sql).join(' AND ')} ORDER BY o.order_number DESC LIMIT ?)
      ORDER BY order_number * 7919 % 10007, order_number`,
    args: [...conditions.flatMap(({ args }) => args), quantity > 0 ? quantity : -1],
  });
  return rows.flatMap((row) => {
    const patch = wirePatchIn(row);
    const item = lab.switches.summaries ? { ...itemOf(row), ...summaryOf(row) } : itemOf(row);
    return [patched(item, fieldsOf(patch['summary'])), ...listIn(patch, 'strayOrders')];
  });
}

function ownerConditions({ type, id }: Session): readonly Condition[] {
  if (type === 4) return [];
  const column = OWNER_COLUMNS[type];
  if (column === undefined) return [{ sql: '0', args: [] }];
  const own = '(SELECT reference_id FROM users WHERE type = ? AND id = ?)';
  return [{ sql: `${column} = ${own}`, args: [type, id] }];
}

/** Awkward orders break the contract on purpose: only their patient, and who asks for them by name or number, meets them. */
function awkwardConditions({ type }: Session, filter: Fields): readonly Condition[] {
  const isNamed = NAMING_FIELDS.some((key) => !['', '0'].includes(textIn(filter, key)));
  return type === 2 || isNamed ? [] : [{ sql: 'w.order_number IS NULL', args: [] }];
}

/** A range needs both ends; a search without any date covers the last years. */
async function dateConditions(
  lab: LaboratoryContext,
  filter: Fields,
): Promise<readonly Condition[]> {
  const first = integerIn(filter, 'dateNumberInit') ?? 0;
  const last = integerIn(filter, 'dateNumberEnd') ?? 0;
  if (first !== 0 && last !== 0) {
    return [{ sql: 'o.day_number BETWEEN ? AND ?', args: [first, last] }];
  }
  const hasDate = ['order', 'dateNumber', 'year'].some(
    (key) => (integerIn(filter, key) ?? 0) !== 0,
  );
  return hasDate ? [] : [{ sql: 'o.year >= ?', args: [await firstSearchedYear(lab)] }];
}

function filterConditions(filter: Fields): readonly Condition[] {
  const texts = TEXT_COLUMNS.map(([key, column]) => ({
    sql: `${column} = ?`,
    args: [textIn(filter, key)],
  })).filter(({ args: [value] }) => value !== '');
  const numbers = NUMBER_COLUMNS.map(([key, column]) => ({
    sql: `${column} = ?`,
    args: [integerIn(filter, key) ?? 0],
  })).filter(({ args: [value] }) => value !== 0);
  const validated = { sql: resultExists('r.state >= 4'), args: [] };
  return [...texts, ...numbers, ...(filter['onlyValidated'] === true ? [validated] : [])];
}

/** MostrarResultado: 1 orders with a sample that is ordered, 2 with one checked in the laboratory, other values all. */
async function sampleConditions(lab: LaboratoryContext): Promise<readonly Condition[]> {
  switch (await readSetting(lab, 'MostrarResultado')) {
    case '1':
      return [{ sql: resultExists('r.sample_state >= 2'), args: [] }];
    case '2':
      return [{ sql: resultExists('r.sample_state = 4'), args: [] }];
    default:
      return [];
  }
}

function resultExists(condition: string): string {
  return `EXISTS (SELECT 1 FROM results r WHERE r.order_number = o.order_number AND ${condition})`;
}

/** age is never sent. */
function itemOf(row: Row): Record<string, unknown> {
  return {
    order: number(row, 'order_number'),
    patientIdDB: number(row, 'id'),
    patientId: text(row, 'patient_id'),
    documentTypeId: number(row, 'document_type_id'),
    documentType: row['document_type'],
    lastName: text(row, 'last_name'),
    surName: text(row, 'sur_name'),
    name1: text(row, 'name1'),
    name2: text(row, 'name2'),
    sex: number(row, 'sex'),
    birthday: number(row, 'birthday'),
  };
}

function summaryOf(row: Row): Record<string, unknown> {
  return { maxPathology: row['max_pathology'], pending: number(row, 'pending') };
}
