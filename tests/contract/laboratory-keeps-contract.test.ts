import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Laboratory } from '@demo-lis/create-laboratory';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { CONTRACT, deviationsOf } from '@doctor/contract/contract-document';
import {
  authorization,
  call,
  openTestLaboratory,
} from '@tests/unit/demo-lis/server/test-laboratory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const CALLS = z
  .array(
    z.object({
      operation: z.string(),
      line: z.string(),
      status: z.number(),
      token: z.optional(z.enum(['none', 'reset', 'spent', 'broken'])),
      empty: z.optional(z.boolean()),
      headers: z.optional(z.record(z.string(), z.string())),
      body: z.optional(z.unknown()),
    }),
  )
  .parse(parse(readFileSync(join('tests', 'contract', 'calls.yaml'), 'utf8')));

/** In what an answer of a call is not the contract's; nothing where it keeps it. */
function breaches(name: string, { status, headers }: Response, body: string) {
  const operation = CONTRACT.get(name);
  if (operation === undefined) throw new Error(`no call ${name}`);
  return deviationsOf(operation, { status, contentType: headers.get('Content-Type') ?? '', body });
}

describe('demo laboratory against the contract', () => {
  let laboratory: Laboratory;
  let known: Readonly<Record<string, unknown>> = {};
  const knownText = (name: string) => String(z.union([z.string(), z.number()]).parse(known[name]));

  beforeAll(async () => {
    laboratory = await openTestLaboratory();
    const resetToken = async (whose: string) => {
      const line = `GET /service/authentication/passwordrecovery/${whose}/-`;
      return /"token":"([^"]+)"/.exec(await (await call(laboratory, line)).text())?.[1];
    };
    const spent = (await resetToken('medico/1')) ?? '';
    const line = 'PUT /service/authentication/passwordreset';
    await call(laboratory, line, { password: 'Nueva.2026' }, { Authorization: spent });
    const first = async (sql: string) => (await laboratory.database.execute(sql)).rows[0];
    const own = 'order_number IN (SELECT order_number FROM orders WHERE patient_id = 1)';
    const result = await first(
      `SELECT order_number, test_id FROM results WHERE state >= 4 AND confidential = 0 AND ${own}`,
    );
    const culture = await first('SELECT order_number, test_id FROM microorganisms');
    const file = await first(
      `SELECT extension, file FROM attachments WHERE name NOT LIKE '%cortado%' AND extension = 'pdf'`,
    );
    known = {
      password: DEMO_ACCOUNTS.find(({ userName }) => userName === 'laboratorio')?.password,
      token: (await authorization(laboratory, 4)).Authorization,
      ...{ broken: 'a.b.c', reset: await resetToken('tarifa/6'), spent },
      ...{ order: result?.['order_number'], test: result?.['test_id'] },
      ...{ culture: culture?.['order_number'], cultureTest: culture?.['test_id'] },
      attachment: { extension: 'pdf', file: file?.['file'] },
    };
  });
  afterAll(() => laboratory.close());

  const filled = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value).replace(/"\{(\w+)\}"/g, (_text, name: string) =>
        JSON.stringify(known[name]),
      ),
    );

  it('answers each call of each operation as declared', async () => {
    expect(new Set(CALLS.map(({ operation }) => operation))).toEqual(new Set(CONTRACT.keys()));
    for (const entry of CALLS) {
      const { operation, line, status, body, headers, token = 'token' } = entry;
      const answer = await call(
        laboratory,
        line.replace(/\{(\w+)\}/g, (_text, name: string) => knownText(name)),
        body === undefined ? undefined : filled(body),
        { ...headers, ...(token === 'none' ? {} : { Authorization: knownText(token) }) },
      );
      const text = await answer.text();
      const name = `${operation}: ${line} ${String(status)}`;
      expect({ name, status: answer.status, text }).toEqual({ name, status, text });
      expect(text === '', name).toBe(entry.empty ?? status === 204);
      expect(breaches(operation, answer, text), name).toEqual([]);
    }
  });

  it('has a checker that notices a wrong body, status and type, and names none of its values', () => {
    const json = (status: number, type = 'application/json') =>
      new Response(null, { status, headers: { 'Content-Type': type } });
    const found = (answer: Response, body: string) => breaches('searchOrders', answer, body);
    expect(found(json(200), '[{"order":1,"patientIdDB":"ANA","10020030":{}}]')).toEqual([
      { field: '[].patientIdDB', wanted: 'integer', got: 'string' },
    ]);
    expect(found(json(200), '[{"order":1,"patientIdDB":4,"name1":null}]')).toEqual([]);
    expect(found(json(200, 'text/html'), '[]')).toMatchObject([
      { field: 'content-type', got: 'text/html' },
    ]);
    expect(found(json(418), '')).toMatchObject([{ field: 'status', got: '418' }]);
  });
});
