import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '@demo-lis/database/open-database';
import { hashPassword, verifyPassword } from '@demo-lis/database/password-hash';
import { flag, number, numberOrNull, text } from '@demo-lis/database/rows';
import {
  AWKWARD_ACCOUNTS,
  DEMO_ACCOUNTS,
  MAIL_PATIENT,
  PATIENT_PASSWORD,
} from '@demo-lis/seed/demo-accounts';

import { SMALL, rowsOf, smallLaboratory } from './small-laboratory';

describe('accounts', () => {
  let database: Database;
  beforeAll(async () => {
    database = await smallLaboratory();
  });
  afterAll(() => {
    database.close();
  });

  async function userRow(type: number, userName: string) {
    const { rows } = await database.execute({
      sql: 'SELECT * FROM users WHERE type = ? AND user_name = ?',
      args: [type, userName],
    });
    const [row] = rows;
    if (row === undefined) throw new Error('no such user');
    return row;
  }

  it('exist for each user type, with one administrator', async () => {
    expect(new Set(DEMO_ACCOUNTS.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const administrators = await rowsOf(database, 'SELECT * FROM users WHERE administrator = 1');
    expect(administrators.map((row) => text(row, 'user_name'))).toEqual(['administrador']);
    expect(administrators.map((row) => number(row, 'type'))).toEqual([4]);
  });

  it.each([...DEMO_ACCOUNTS, ...AWKWARD_ACCOUNTS])(
    '$label: the password opens the stored hash and another does not',
    async ({ type, userName, password }) => {
      const hash = text(await userRow(type, userName), 'password_hash');
      expect(verifyPassword(password, hash)).toBe(true);
      expect(verifyPassword(`${password}x`, hash)).toBe(false);
      expect(hash).not.toContain(password);
    },
  );

  it('lets every patient sign in with the history number', async () => {
    const rows = await rowsOf(
      database,
      `SELECT u.password_hash, u.user_name, p.patient_id FROM users u JOIN patients p ON p.id = u.reference_id WHERE u.type = 2`,
    );
    expect(rows).toHaveLength(SMALL.patients);
    for (const row of rows) {
      expect(text(row, 'user_name')).toBe(text(row, 'patient_id'));
      expect(verifyPassword(PATIENT_PASSWORD, text(row, 'password_hash'))).toBe(true);
    }
    expect(new Set(rows.map((row) => text(row, 'password_hash'))).size).toBe(rows.length);
  });

  it('has a patient whose password can be recovered by mail', async () => {
    const row = await userRow(2, MAIL_PATIENT.history);
    expect(text(row, 'email')).toBe(MAIL_PATIENT.email);
  });

  it('has a deactivated, an expired and a first-time physician', async () => {
    expect(flag(await userRow(1, 'medico.inactivo'), 'active')).toBe(false);
    expect(flag(await userRow(1, 'medico.nuevo'), 'change_password')).toBe(true);
    const expires = numberOrNull(await userRow(1, 'medico.vencido'), 'password_expires');
    expect(expires).toBeLessThan(SMALL.today);
    expect(numberOrNull(await userRow(1, 'medico'), 'password_expires')).toBeNull();
  });

  it('gives every validator of results a signature', async () => {
    const rows = await rowsOf(
      database,
      `SELECT DISTINCT u.id, u.signature FROM results r LEFT JOIN users u ON u.type = 4 AND u.id = r.validation_user_id
        WHERE r.validation_user_id IS NOT NULL`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(4);
    expect(new Set(rows.map((row) => text(row, 'signature'))).size).toBe(rows.length);
  });
});

describe('password hash', () => {
  it('salts, so that the same password has another hash each time', () => {
    const [first, second] = [hashPassword('clave'), hashPassword('clave')];
    expect(first).not.toBe(second);
    expect([first, second].every((hash) => verifyPassword('clave', hash))).toBe(true);
  });

  it.each(['', 'clave', 'scrypt$', 'scrypt$AAAA$', 'md5$AAAA$AAAA', 'scrypt$AAAA$AAAA'])(
    'matches nothing when the stored text is %j',
    (hash) => {
      expect(verifyPassword('clave', hash)).toBe(false);
      expect(verifyPassword('', hash)).toBe(false);
    },
  );
});
