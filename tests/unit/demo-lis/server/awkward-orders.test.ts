import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Laboratory } from '@demo-lis/create-laboratory';
import { number, text } from '@demo-lis/database/rows';
import { awkwardCases } from '@demo-lis/seed/awkward/awkward-cases';
import {
  AWKWARD_HISTORY,
  AWKWARD_PATIENT,
  AWKWARD_PATIENT_ACCOUNT,
} from '@demo-lis/seed/awkward/awkward-patient';

import { authorization, call, openTestLaboratory } from './test-laboratory';

const KINDS = (await awkwardCases()).map(({ kind }) => kind);
const NO_TESTS = 'Orden sin exámenes';

describe('awkward orders', () => {
  let laboratory: Laboratory;
  let header: Record<'Authorization', string>;
  const orders = new Map<string, number>();
  beforeAll(async () => {
    laboratory = await openTestLaboratory({
      seed: { patients: 10, orders: 40, days: 40, awkward: true },
      smtpPort: null,
    });
    header = await authorization(laboratory, 4);
    const { rows } = await laboratory.database.execute({
      sql: 'SELECT w.* FROM wire_patches w JOIN orders o USING (order_number) WHERE o.patient_id = ?',
      args: [AWKWARD_PATIENT.id],
    });
    for (const row of rows) orders.set(text(row, 'kind'), number(row, 'order_number'));
  });
  afterAll(() => laboratory.close());

  const bodyOf = async (line: string, body?: unknown) => {
    const answer = await call(laboratory, line, body, header);
    return { status: answer.status, text: await answer.text() };
  };
  const search = (filter: object) => bodyOf('PATCH /service/orders/filter', filter);
  const results = (kind: string) =>
    bodyOf(`GET /service/orders/results/order/${String(orders.get(kind))}/0`);
  const report = (kind: string) =>
    bodyOf('POST /lis/api/reports/finalReport', {
      printOrder: [{ listOrders: [{ order: { orderNumber: orders.get(kind) } }] }],
      typeReport: 0,
      attached: true,
    });

  it('are one for each kind, all with different names', () => {
    expect([...orders.keys()].toSorted()).toEqual(KINDS.toSorted());
    expect(new Set(KINDS).size).toBe(KINDS.length);
  });

  it.each(KINDS)(
    '%s is found under the documented identification, and every call answers',
    async (kind) => {
      const list = await search({ patientId: AWKWARD_HISTORY });
      expect(list.text.includes(`"order":${String(orders.get(kind))}`)).toBe(true);
      const tests = await results(kind);
      expect(tests.status).toBe(kind === NO_TESTS ? 204 : 200);
      expect(tests.text === '').toBe(kind === NO_TESTS);
      expect((await report(kind)).status).toBe(200);
      const range = { init: orders.get(kind), end: orders.get(kind) };
      expect((await bodyOf('POST /lis/api/reports/orderheader', range)).status).toBe(200);
    },
  );

  it.each([
    ['a range of days', { dateNumberInit: 20200101, dateNumberEnd: 20261231 }],
    ['a day', { dateNumber: 20261119 }],
    ['no filter at all', {}],
    ['a year', { year: 2026 }],
  ])('are not met by chance: %s', async (_name, filter) => {
    expect((await search(filter)).text.includes('9001,')).toBe(false);
  });

  it.each([
    ['the identification', { patientId: AWKWARD_HISTORY, year: 2026 }],
    ['the surname', { lastName: AWKWARD_PATIENT.row.last_name }],
    ['the number', { order: '202611199001' }],
  ])('are found by %s', async (_name, filter) => {
    expect((await search(filter)).text.includes('"order":202611199001,')).toBe(true);
  });

  it('are all there for their own patient', async () => {
    const { type, userName: user, password } = AWKWARD_PATIENT_ACCOUNT;
    const body = { user, password, type, historyType: -1 };
    const answer = await call(laboratory, 'POST /service/authentication/web', body);
    const token = /"token":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
    const own = await call(
      laboratory,
      'PATCH /service/orders/filter',
      { dateNumber: null },
      { Authorization: token },
    );
    expect((await own.text()).match(/"order":\d+9001,/g)).toHaveLength(KINDS.length);
  });

  it.each([
    ['Números ambiguos', '"result":"1.234"'],
    ['Números como texto', '"pathology":"2"'],
    ['Números extremos', '"result":1e999'],
    ['Números extremos', '"result":9007199254740993'],
    ['Trampas del cero', '"refMin":100,"refMax":70'],
    ['Decimales imposibles', '"digits":-1'],
    ['Campos vacíos o ausentes', '"result":{}'],
    ['Campos vacíos o ausentes', '"testName":"result: ausente","abbreviation":"R1","testType"'],
    ['HTML en resultados', '"result":"<img src=x onerror=alert(1)>"'],
    ['Unidades raras', '"unit":"10<SUP>3</SUP>"'],
    ['Unicode', String.raw`"result":"\ud800"`],
    ['Caracteres de control', String.raw`"result":"5\u00006"`],
    ['Fórmulas', '"result":"=1+1"'],
    ['Estados raros', '"state":99'],
    ['Patologías raras', '"pathology":2.5'],
    ['Sí y no de muchas formas', '"hasComment":"Sí"'],
    ['Comentarios envueltos', String.raw`"comment":"\"Muestra hemolizada\""`],
    ['Fechas de muchas formas', '"validationDate":"2024-02-30T00:00:00Z"'],
    ['Perfiles raros', '"profileId":77,"profileName":""'],
    ['Áreas raras', '"areaId":999'],
    ['Claves raras', '"__proto__":{"result":"9"}'],
    ['Ilegibles junto a los buenos', ',null,7,"texto",true,[],{},'],
    ['Ilegibles junto a los buenos', '[[[[[[[[[['],
    ['Lista dentro de data', '{"data":[{'],
    ['Lista como objeto con claves', '{"0":{"order":'],
    ['null en lugar de lista', 'null'],
  ])('%s: the results hold %s', async (kind, part) => {
    expect((await results(kind)).text.includes(part)).toBe(true);
  });

  it.each([
    ['Nombre en NFD', 'NU\u0301N\u0303EZ'],
    ['Nombre de derecha a izquierda', 'الخطيب'],
    ['Nombre con HTML', '<img src=x onerror=alert(1)>'],
    ['Nombre de 300 letras sin espacio', 'A'.repeat(300)],
  ])('%s: list and report agree', async (kind, name) => {
    expect((await search({ order: String(orders.get(kind)) })).text.includes(`"${name}"`)).toBe(
      true,
    );
    expect((await report(kind)).text.includes(`"${name}"`)).toBe(true);
  });

  it('hold two thousand tests, a megabyte in one comment, and one test three times', async () => {
    const many = await results('Dos mil exámenes');
    expect(many.text.match(/"testId":\d+,"testCode"/g)).toHaveLength(2_000);
    expect((await results('Comentario de un megabyte')).text.length).toBeGreaterThan(1_048_576);
    const twice = await results('Identificadores repetidos');
    expect(twice.text.match(/"testId":90500,/g)).toHaveLength(3);
  });

  it('send images, files, antibiograms and histories as odd as the rest', async () => {
    expect((await report('Imágenes raras')).text.includes('"image1":"no es base64"')).toBe(true);
    expect((await report('Adjuntos raros')).text.includes('"extension":"application/pdf"')).toBe(
      true,
    );
    const culture = String(orders.get('Antibiogramas raros'));
    const path = `GET /lis/api/microbiology/microbialdetection/order/${culture}/test/90002`;
    expect((await bodyOf(path)).text).toBe('{"microorganisms":null}');
    const body = { id: AWKWARD_PATIENT.id, testId: [90_001, 90_011] };
    const history = await bodyOf('PATCH /service/orders/results/history', body);
    expect(history.text.includes('"pathology":"2"')).toBe(true);
    expect(history.text.includes('"hasComment"')).toBe(false);
  });
});
