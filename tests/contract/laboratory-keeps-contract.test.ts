import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Laboratory } from '@demo-lis/create-laboratory';
import { DEMO_ACCOUNTS } from '@demo-lis/seed/demo-accounts';
import { CONTRACT } from '@doctor/contract/contract-document';
import {
  authorization,
  call,
  openTestLaboratory,
} from '@tests/unit/demo-lis/server/test-laboratory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

import { breaches } from './breaches';

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

const password = DEMO_ACCOUNTS.find(({ userName }) => userName === 'laboratorio')?.password;

describe('demo laboratory against the contract', () => {
  let laboratory: Laboratory;
  const known = new Map<string, unknown>();
  const knownText = (name: string) =>
    String(z.union([z.string(), z.number()]).parse(known.get(name)));

  beforeAll(async () => {
    known.set('password', password);
    known.set('broken', 'a.b.c');
    laboratory = await openTestLaboratory();
    const { Authorization } = await authorization(laboratory, 4);
    known.set('token', Authorization);
    const resetToken = async (whose: string) => {
      const line = `GET /service/authentication/passwordrecovery/${whose}/-`;
      const items: unknown = await (await call(laboratory, line)).json();
      return /"token":"([^"]+)"/.exec(JSON.stringify(items))?.[1];
    };
    known.set('reset', await resetToken('tarifa/6'));
    known.set('spent', await resetToken('medico/1'));
    const spend = { Authorization: knownText('spent') };
    const line = 'PUT /service/authentication/passwordreset';
    await call(laboratory, line, { password: 'Nueva.2026' }, spend);
    const first = async (sql: string) => (await laboratory.database.execute(sql)).rows[0];
    const row = await first(
      `SELECT order_number, test_id FROM results WHERE state >= 4 AND confidential = 0 AND order_number IN (SELECT order_number FROM orders WHERE patient_id = 1)`,
    );
    known.set('order', row?.['order_number']);
    known.set('test', row?.['test_id']);
    const culture = await first('SELECT order_number, test_id FROM microorganisms');
    known.set('culture', culture?.['order_number']);
    known.set('cultureTest', culture?.['test_id']);
    const file = await first(
      `SELECT extension, file FROM attachments WHERE name NOT LIKE '%cortado%' AND extension = 'pdf'`,
    );
    known.set('attachment', { extension: 'pdf', file: file?.['file'] });
  });
  afterAll(() => laboratory.close());

  const filled = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value).replace(/"\{(\w+)\}"/g, (_text, name: string) =>
        JSON.stringify(known.get(name)),
      ),
    );

  it('is tried with each of the 34 operations', () => {
    expect(CONTRACT.size).toBe(34);
    expect(new Set(CALLS.map(({ operation }) => operation))).toEqual(new Set(CONTRACT.keys()));
  });

  it.each(CALLS)('$operation: $line answers $status as declared', async (entry) => {
    const { operation, line, status, body, headers } = entry;
    const headerOf = {
      none: '',
      session: 'token',
      reset: 'reset',
      spent: 'spent',
      broken: 'broken',
    };
    const header = headerOf[entry.token ?? 'session'];
    const answer = await call(
      laboratory,
      line.replace(/\{(\w+)\}/g, (_text, name: string) => knownText(name)),
      body === undefined ? undefined : filled(body),
      { ...headers, ...(header === '' ? {} : { Authorization: knownText(header) }) },
    );
    const text = await answer.text();
    expect({ status: answer.status, text }).toEqual({ status, text });
    expect(text === '').toBe(entry.empty ?? status === 204);
    expect(breaches(operation, answer, text)).toEqual([]);
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
