import type { Laboratory } from '@demo-lis/create-laboratory';
import { text } from '@demo-lis/database/rows';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { call, openTestLaboratory, signIn } from './test-laboratory';

const seed = { patients: 4, orders: 12, days: 5 };

describe('passwords and mail', () => {
  let laboratory: Laboratory;
  beforeEach(async () => {
    laboratory = await openTestLaboratory({ seed });
  });
  afterEach(() => laboratory.close());

  const recover = (path: string) =>
    call(laboratory, `GET /service/authentication/passwordrecovery/${path}`);
  const patient = async () => {
    const { rows } = await laboratory.database.execute(
      'SELECT user_name, email FROM users WHERE type = 2 AND id = 1',
    );
    const [row] = rows;
    expect.assert(row !== undefined);
    return { history: text(row, 'user_name'), email: text(row, 'email') };
  };
  const refusal = async (answer: Response) =>
    (await answer.json()) as { readonly errorFields: readonly string[] | null };

  it('erases the password when it recovers, and recovers nobody without type, name or address', async () => {
    await laboratory.database.execute(`UPDATE users SET email = '' WHERE user_name = 'medico'`);
    for (const [path, message] of [
      ['medico/4/-', '1|wrong user type'],
      ['nadie/1/-', '2|user not found'],
      ['-/5/nadie', '2|user not found'],
      ['ana@lab.invalid/2/-', '4|patient id missing'],
      ['otra@lab.invalid/2/1', '2|user not found'],
      ['medico/1/-', '3|mail not found'],
    ] as const) {
      const body = await refusal(await recover(path));
      expect(body, path).toMatchObject({ code: 0, message, errorFields: null });
    }
    expect((await recover('-/5/aseguradora')).status).toBe(200);
    const login = { user: 'aseguradora', password: 'Asegura.2026', type: 5 };
    const answer = await signIn(laboratory, login);
    expect((await refusal(answer)).errorFields).toEqual(['8|password not found']);
  });

  const change = (fields: object) =>
    call(laboratory, 'PUT /service/authentication/updatepassword', {
      idUser: 1,
      userName: 'laboratorio',
      type: 4,
      passwordOld: 'Laboratorio.2026',
      passwordNew: 'Nueva.2026',
      ...fields,
    });

  it('changes a password, remembers the old one and says why it refuses', async () => {
    for (const [fields, entries] of [
      [{ passwordNew: '' }, ['0|passwordNew']],
      [{ idUser: 999 }, ['2|user']],
      [{ passwordOld: 'x' }, ['2|password old']],
      [{ passwordNew: 'Laboratorio.2026' }, ['3|password equals']],
    ] as const) {
      expect((await refusal(await change(fields))).errorFields).toEqual(entries);
    }
    const answer = await change({ idUser: '1' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    const back = { passwordOld: 'Nueva.2026', passwordNew: 'Laboratorio.2026' };
    expect((await refusal(await change(back))).errorFields).toEqual(['1|password used before']);
  });

  it('changes a patient without the old password, and a physician not at all', async () => {
    const { history } = await patient();
    const login = (type: number, user: string) =>
      signIn(laboratory, { type, user, password: 'Nueva.2026' });
    await change({ type: 2, passwordOld: 'whatever' });
    expect((await login(2, history)).status).toBe(200);
    expect((await change({ type: 1 })).status).toBe(200);
    expect((await login(1, 'medico')).status).toBe(500);
  });
});
