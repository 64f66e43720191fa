import type { Row } from '@libsql/client';

import { number, text, textOrNull } from '@demo-lis/database/rows';
import type { LaboratoryContext } from '@demo-lis/server/laboratory-context';
import { fieldsOf } from '@demo-lis/server/request-body';
import { patched, wirePatchIn } from '@demo-lis/server/wire-patches';

const MASTERS = [
  ['order_type', 'order_type_id'],
  ['branch', 'branch_id'],
  ['service', 'service_id'],
  ['account', 'account_id'],
  ['physician', 'physician_id'],
  ['rate', 'rate_id'],
] as const;

/** Item ids of the LIS's list of sexes, by code. */
const SEXES: Readonly<Record<number, readonly [id: number, esCo: string, enUsa: string]>> = {
  1: [7, 'Masculino', 'Male'],
  2: [8, 'Femenino', 'Female'],
  3: [9, 'Indefinido', 'Undefined'],
  4: [42, 'Ambos', 'Both'],
};

/** Headers of the orders from one number to another (contract: LisOrder without resultTest), 50 at most. */
export async function lisOrders(
  { database, switches }: LaboratoryContext,
  first: number,
  last: number,
): Promise<readonly Record<string, unknown>[]> {
  const columns = MASTERS.map(
    ([kind]) =>
      `${kind}.id AS ${kind}_id, ${kind}.code AS ${kind}_code, ${kind}.name AS ${kind}_name,
       ${kind}.last_name AS ${kind}_last_name, ${kind}.identification AS ${kind}_identification,
       ${kind}.email AS ${kind}_email, ${kind}.color AS ${kind}_color`,
  );
  const joins = MASTERS.map(
    ([kind, column]) =>
      `JOIN masters ${kind} ON ${kind}.kind = '${kind}' AND ${kind}.id = o.${column}`,
  );
  const { rows } = await database.execute({
    sql: `SELECT o.order_number, o.day_number, o.created_date, o.free_demographic, o.comment AS order_comment, p.*,
        d.abbr AS document_abbr, d.name AS document_name, race.code AS race_code, race.name AS race_name,
        i.id AS item_id, i.code AS item_code, i.name AS item_name,
        w.patch AS wire_patch, ${columns.join(', ')}
      FROM orders o LEFT JOIN wire_patches w ON w.order_number = o.order_number JOIN patients p ON p.id = o.patient_id JOIN document_types d ON d.id = p.document_type_id
      JOIN demographic_items i ON i.id = o.demographic_item_id
      JOIN masters race ON race.kind = 'race' AND race.id = p.race_id ${joins.join(' ')}
      WHERE o.order_number BETWEEN ? AND ? AND o.active = 1 ORDER BY o.order_number LIMIT 50`,
    args: [first, last],
  });
  const demographics = await database.execute(
    'SELECT id, name FROM demographics WHERE id IN (12, 13)',
  );
  const names = new Map(demographics.rows.map((row) => [number(row, 'id'), text(row, 'name')]));
  return rows.map((row) => {
    const patch = wirePatchIn(row);
    const order = orderOf(row, names, switches.encryptAccount);
    const patient = patched(patientOf(row), fieldsOf(patch['patient']));
    return patched({ ...order, patient }, fieldsOf(patch['order']));
  });
}

function orderOf(
  row: Row,
  names: ReadonlyMap<number, string>,
  encryptionReportResult: unknown,
): Record<string, unknown> {
  const demographics = demographicsOf(row, names);
  const comment = text(row, 'order_comment');
  return {
    orderNumber: number(row, 'order_number'),
    createdDateShort: number(row, 'day_number'),
    createdDate: number(row, 'created_date'),
    type: { ...masterOf(row, 'order_type'), color: text(row, 'order_type_color') },
    branch: masterOf(row, 'branch'),
    service: masterOf(row, 'service'),
    physician: {
      id: number(row, 'physician_id'),
      code: text(row, 'physician_code'),
      identification: text(row, 'physician_identification'),
      name: text(row, 'physician_name'),
      lastName: text(row, 'physician_last_name'),
      email: text(row, 'physician_email'),
      active: true,
    },
    account: {
      id: number(row, 'account_id'),
      nit: text(row, 'account_code'),
      name: text(row, 'account_name'),
      email: text(row, 'account_email'),
      encryptionReportResult,
      state: true,
    },
    rate: masterOf(row, 'rate'),
    demographics,
    allDemographics: demographics,
    comments: comment === '' ? [] : [commentOf(row, comment)],
    state: 2,
    active: true,
    homebound: false,
    tests: [],
    samples: [],
    inconsistency: false,
  };
}

function masterOf(row: Row, kind: string): Record<string, unknown> {
  return {
    id: number(row, `${kind}_id`),
    code: text(row, `${kind}_code`),
    name: text(row, `${kind}_name`),
    state: true,
  };
}

function patientOf(row: Row): Record<string, unknown> {
  const code = number(row, 'sex');
  const [id = null, esCo = null, enUsa = null] = SEXES[code] ?? [];
  return {
    id: number(row, 'id'),
    patientId: text(row, 'patient_id'),
    name1: text(row, 'name1'),
    name2: text(row, 'name2'),
    lastName: text(row, 'last_name'),
    surName: text(row, 'sur_name'),
    sex: { id, idParent: 6, code: String(code), esCo, enUsa },
    birthday: number(row, 'birthday'),
    email: text(row, 'email'),
    phone: text(row, 'phone'),
    address: text(row, 'address'),
    race: {
      id: number(row, 'race_id'),
      code: text(row, 'race_code'),
      name: text(row, 'race_name'),
      state: true,
    },
    documentType: {
      id: number(row, 'document_type_id'),
      abbr: text(row, 'document_abbr'),
      name: text(row, 'document_name'),
      state: true,
    },
    demographics: [],
    diagnostic: [],
    homebound: false,
  };
}

function demographicsOf(row: Row, names: ReadonlyMap<number, string>) {
  const free = textOrNull(row, 'free_demographic') ?? '';
  return [
    {
      idDemographic: 12,
      demographic: names.get(12) ?? null,
      encoded: true,
      codifiedId: number(row, 'item_id'),
      codifiedCode: text(row, 'item_code'),
      codifiedName: text(row, 'item_name'),
    },
    ...(free === ''
      ? []
      : [
          {
            idDemographic: 13,
            demographic: names.get(13) ?? null,
            encoded: false,
            notCodifiedValue: free,
          },
        ]),
  ];
}

function commentOf(row: Row, comment: string): Record<string, unknown> {
  return {
    id: number(row, 'order_number'),
    type: 1,
    idRecord: number(row, 'order_number'),
    comment,
    lastTransaction: number(row, 'created_date'),
    print: true,
  };
}
