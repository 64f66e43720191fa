import type { Laboratory } from '@demo-lis/create-laboratory';
import { openDatabase } from '@demo-lis/database/open-database';
import { text } from '@demo-lis/database/rows';
import { readMessage } from '@demo-lis/server/mail/read-message';
import { startMailCatcher } from '@demo-lis/server/mail/start-mail-catcher';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { authorization, call, openTestLaboratory, signIn } from './test-laboratory';

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

  it('goes from a forgotten password over the mail to a new one', async () => {
    const { history, email } = await patient();
    const answer = await recover(`${email}/2/${history}`);
    const [item] = (await answer.json()) as { token: string; user: { email: string } }[];
    const header = { Authorization: `Bearer ${item?.token ?? ''}` };
    const picture = 'iVBORw0KGgo=';
    const mail = {
      subject: 'Restablecer la contraseña de su cuenta en el Laboratorio Clínico Andino',
      body: '<p>Señora <script>alert(1)</script> "µL"</p><img src="cid:image0.png">',
      recipients: [item?.user.email],
      attachment: [{ filename: 'image0.png', path: picture, cid: 'image0.png' }],
    };
    const sent = await call(laboratory, 'POST /mail/email', mail, header);
    expect(await sent.json()).toEqual({ ok: true, message: 'Email enviado' });

    const list = await (await call(laboratory, 'GET /inbox')).text();
    expect(list).toContain(mail.subject);
    const message = await (await call(laboratory, 'GET /inbox/1')).text();
    expect(message).toContain('Señora &lt;script&gt;');
    expect(message).not.toContain('<script>');
    expect(message).toContain(`data:image/png;base64,${picture}`);

    const reset = (password: string) =>
      call(laboratory, 'PUT /service/authentication/passwordreset', { password }, header);
    const empty = { code: 2, message: '1|wrong password value' };
    expect(await refusal(await reset(''))).toMatchObject(empty);
    expect(await (await reset('Nueva.2026')).json()).toBe(1);
    const spent = { message: '3|password not set' };
    expect(await refusal(await reset('Otra.2026'))).toMatchObject(spent);
    const again = { user: history, password: 'Nueva.2026', type: 2 };
    expect((await signIn(laboratory, again)).status).toBe(200);
  });

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

  it('says so when the mail server is gone', async () => {
    const silent = await openTestLaboratory({ seed, smtpPort: null });
    const mail = { subject: 'a', body: 'b', recipients: ['a@b.c'] };
    const plain = await call(silent, 'POST /service/authentication/email', mail);
    expect(await plain.text()).toMatch(/^Se a generado un error/);
    const header = await authorization(silent, 4);
    const object = await call(silent, 'POST /mail/email', mail, header);
    expect(await object.json()).toMatchObject({ ok: false });
    await silent.close();
  });
});

describe('mail catcher', () => {
  it('says that its port is taken', async () => {
    const options = { now: Date.now, database: await openDatabase(':memory:') };
    const first = await startMailCatcher({ ...options, port: 0 });
    const second = startMailCatcher({ ...options, port: first.port });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
  });

  it('reads subjects in words of other alphabets', () => {
    for (const [header, subject] of [
      ['=?UTF-8?Q?Contrase=C3=B1a_100=25?=', 'Contraseña 100%'],
      ['=?UTF-8?B?wrVM?= =?UTF-8?B?w7E=?=', 'µLñ'],
    ] as const) {
      expect(readMessage(`Subject: ${header}\r\n\r\nHola`)).toMatchObject({
        subject,
        parts: [{ type: 'text/plain', contentId: '' }],
      });
    }
  });
});
