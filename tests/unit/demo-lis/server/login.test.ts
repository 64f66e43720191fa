import type { Laboratory } from '@demo-lis/create-laboratory';
import { text } from '@demo-lis/database/rows';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openTestLaboratory, signIn } from './test-laboratory';

describe('login', () => {
  let laboratory: Laboratory;
  beforeEach(async () => {
    laboratory = await openTestLaboratory({
      seed: { patients: 4, orders: 12, days: 5 },
      smtpPort: null,
    });
  });
  afterEach(() => laboratory.close());

  const login = async (type: number, user: string, password: string, historyType = -1) => {
    const answer = await signIn(laboratory, { type, user, password, historyType });
    const { errorFields, changePassword } = (await answer.json()) as Record<string, unknown>;
    return answer.status === 200 ? `200 ${String(changePassword)}` : errorFields;
  };
  const change = (sql: string) => laboratory.database.execute(sql);

  it('counts the failures of laboratory and demographic users, and of no others', async () => {
    await login(4, 'laboratorio', 'x');
    // A success begins the count anew.
    expect(await login(4, 'laboratorio', 'Laboratorio.2026')).toBe('200 false');
    expect(await login(4, 'laboratorio', 'x')).toEqual(['5|invalid password|1']);
    expect(await login(4, 'laboratorio', 'x')).toEqual(['5|invalid password|2']);
    expect(await login(4, 'laboratorio', 'x')).toEqual([
      '5|invalid password|3',
      '3|Maximum number of failed attempts',
    ]);
    expect(await login(4, 'laboratorio', 'Laboratorio.2026')).toEqual(['4|inactive user']);

    expect(await login(5, 'aseguradora', 'x')).toEqual(['5|invalid password1']);
    for (let failure = 0; failure < 4; failure += 1) {
      expect(await login(1, 'medico', 'x')).toEqual(['5|invalid password']);
    }
    expect(await login(1, 'medico', 'Medico.2026')).toBe('200 false');
  });

  it('lets each type in, and says why it refuses', async () => {
    for (const [type, user, password, answer] of [
      [1, 'medico', 'Medico.2026', '200 false'],
      [3, 'cliente', 'Cliente.2026', '200 false'],
      [5, 'aseguradora', 'Asegura.2026', '200 false'],
      [6, 'tarifa', 'Tarifa.2026', '200 false'],
      [1, 'nadie', 'Medico.2026', ['4|user not found']],
      [9, 'medico', 'Medico.2026', ['4|user not found']],
      [1, 'medico.inactivo', 'Medico.2026', ['4|inactive user']],
      [1, 'medico.vencido', 'Medico.2026', ['6|password expiration date|3|false']],
      [1, 'medico.nuevo', 'Medico.2026', ['7|change password|4|false']],
    ] as const) {
      expect(await login(type, user, password), `${type} ${user}`).toEqual(answer);
    }
    await change(`UPDATE users SET password_hash = '' WHERE user_name = 'medico'`);
    expect(await login(1, 'medico', '')).toEqual(['8|password not found']);
  });

  it('asks for a new password a day before it expires, when the policy is on', async () => {
    const tomorrow = Date.UTC(2026, 10, 21, 15);
    await change(
      `UPDATE users SET password_expires = ${tomorrow} WHERE user_name = 'administrador'`,
    );
    const entries = ['7|change password|2|true'];
    expect(await login(4, 'administrador', 'Administra.2026')).toEqual(entries);
    await change(`UPDATE settings SET value = 'False' WHERE key = 'SecurityPolitics'`);
    expect(await login(4, 'administrador', 'Administra.2026')).toBe('200 false');
  });

  it('tells patients of a forced change and looks at their document type', async () => {
    const { rows } = await change(`SELECT user_name FROM users WHERE type = 2 AND id = 1`);
    const history = rows[0] === undefined ? '' : text(rows[0], 'user_name');
    await change('UPDATE patients SET document_type_id = 2 WHERE id = 1');
    const withType = (historyType: number) => login(2, history, 'Paciente.2026', historyType);
    expect(await withType(2)).toBe('200 false');
    expect(await withType(0)).toBe('200 false');
    expect(await withType(1)).toEqual(['4|user not found']);
    await change('UPDATE users SET change_password = 1 WHERE type = 2 AND id = 1');
    expect(await withType(-1)).toBe('200 true');
  });
});
