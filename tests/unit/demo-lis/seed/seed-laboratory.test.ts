import { createHash } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { verifyPassword } from '@demo-lis/database/password-hash';
import type { Database } from '@demo-lis/database/open-database';
import { number, numberOrNull, text, textOrNull } from '@demo-lis/database/rows';
import { AWKWARD_ACCOUNTS, DEMO_ACCOUNTS, MAIL_PATIENT } from '@demo-lis/seed/demo-accounts';

import { KEYS_BY_NAME } from '@/domain/configuration/keys';

import { SMALL, rowsOf, smallLaboratory } from './small-laboratory';

async function digest(database: Database): Promise<string> {
  const hash = createHash('sha256');
  const tables = await rowsOf(
    database,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
  );
  for (const table of tables) {
    const rows = await rowsOf(database, `SELECT * FROM ${text(table, 'name')} ORDER BY 1, 2`);
    hash.update(JSON.stringify(rows));
  }
  return hash.digest('hex');
}

async function countIn(database: Database, sql: string): Promise<number> {
  const [row] = await rowsOf(database, `SELECT count(*) AS n FROM ${sql}`);
  return row === undefined ? -1 : number(row, 'n');
}

describe('small laboratory', () => {
  let database: Database;
  beforeAll(async () => {
    database = await smallLaboratory();
  });
  const count = (sql: string) => countIn(database, sql);

  it('is the same every time, and another on another day', async () => {
    const first = await digest(database);
    expect(await digest(await smallLaboratory())).toBe(first);
    expect(await digest(await smallLaboratory(SMALL.today + 86_400_000))).not.toBe(first);
  });

  it('has orders on each of 30 days, numbered in the order they came, and of every account', async () => {
    const days = 'SELECT DISTINCT day_number FROM orders WHERE day_number >= 20261023';
    expect(await count(`(${days})`)).toBe(30);
    expect(await count('orders WHERE day_number = 20261121')).toBeGreaterThanOrEqual(12);
    const place = 'row_number() OVER (PARTITION BY day_number ORDER BY created_date, order_number)';
    const placed = `(SELECT order_number, day_number * 10000 + ${place} AS expected FROM orders)`;
    expect(await count(`${placed} WHERE order_number <> expected`)).toBe(0);
    expect(await count(`orders WHERE created_date > ${SMALL.today}`)).toBe(0);
    for (const owner of ['physician', 'patient', 'account', 'demographic_item', 'rate']) {
      const recent = `orders WHERE ${owner}_id = 1 AND day_number >= 20261021`;
      expect(await count(recent), owner).toBeGreaterThanOrEqual(2);
    }
  });

  it('has orders of the running day from midnight to midnight, none from the future', async () => {
    for (const moment of ['2026-11-21T05:00:00Z', '2026-11-22T04:59:59Z']) {
      const now = Date.parse(moment);
      const early = await smallLaboratory(now);
      const ofToday = await countIn(early, 'orders WHERE day_number = 20261121');
      expect(ofToday, moment).toBeGreaterThan(11);
      expect(await countIn(early, `orders WHERE created_date > ${now}`), moment).toBe(0);
      expect(await countIn(early, `results WHERE print_date > ${now}`), moment).toBe(0);
    }
  });

  it('keeps results, dates and validators in step with the state', async () => {
    const odd = (await rowsOf(database, 'SELECT * FROM results')).filter((row) => {
      const state = number(row, 'state');
      const isThere = (column: string) => numberOrNull(row, column) !== null;
      const dates = ['entry_date', 'taken_date', 'verification_date', 'result_date'].flatMap(
        (column) => numberOrNull(row, column) ?? [],
      );
      const inStep =
        (textOrNull(row, 'result') !== null) === state >= 2 &&
        isThere('result_date') === state >= 2 &&
        isThere('validation_date') === state >= 4 &&
        isThere('validation_user_id') === state >= 4 &&
        isThere('print_date') === state >= 5;
      return !inStep || dates.some((date, at) => date < (dates[at - 1] ?? 0));
    });
    expect(odd).toEqual([]);
    expect(await count('results WHERE state < 2')).toBeGreaterThan(0);
    const filled = 'pathology <> 0 OR comment IS NOT NULL OR has_antibiogram = 1 OR blocked = 1';
    expect(await count(`results WHERE state < 2 AND (${filled})`)).toBe(0);
  });

  it('has every setting that the portal knows, those of two owners twice, and the parts of the mail', async () => {
    const rows = await rowsOf(database, 'SELECT key, value FROM settings ORDER BY origin');
    const single = await rowsOf(database, 'SELECT key FROM lis_settings');
    const stored = [...rows, ...single].map((row) => text(row, 'key'));
    expect(stored).toEqual(expect.arrayContaining([...KEYS_BY_NAME.keys()]));
    const valuesOf = (key: string) =>
      rows.filter((row) => text(row, 'key') === key).map((row) => text(row, 'value'));
    expect(valuesOf('Titulo')).toEqual(['Laboratorio Clínico Andino', 'LIS Andino']);
    expect(valuesOf('SmtpAuthUser')).toHaveLength(2);
    const [mail] = valuesOf('CuerpoEmail');
    for (const part of ['||USER||', 'href="||LINK||"', '||DATE||', '||LAB||', 'src="data:image']) {
      expect(mail).toContain(part);
    }
  });

  const userOf = async (type: number, userName: string) => {
    const sql = `SELECT * FROM users WHERE type = ${type} AND user_name = '${userName}'`;
    return (await rowsOf(database, sql))[0];
  };

  it('has an account for each user type, whose password alone opens it, and one administrator', async () => {
    expect(new Set(DEMO_ACCOUNTS.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const { type, userName, password, label } of [...DEMO_ACCOUNTS, ...AWKWARD_ACCOUNTS]) {
      const row = await userOf(type, userName);
      if (row === undefined) throw new Error(`no user ${userName}`);
      const hash = text(row, 'password_hash');
      expect(verifyPassword(password, hash), label).toBe(true);
      expect(verifyPassword(`${password}x`, hash), label).toBe(false);
      expect(hash, label).not.toContain(password);
    }
    expect(await count('users WHERE administrator = 1')).toBe(1);
    expect(await userOf(4, 'administrador')).toMatchObject({ administrator: 1 });
    expect(await userOf(2, MAIL_PATIENT.history)).toMatchObject({ email: MAIL_PATIENT.email });
    expect(await userOf(1, 'medico.inactivo')).toMatchObject({ active: 0 });
    expect(await userOf(1, 'medico.nuevo')).toMatchObject({ change_password: 1 });
    expect(Number((await userOf(1, 'medico.vencido'))?.['password_expires'])).toBeLessThan(
      SMALL.today,
    );
  });
});
