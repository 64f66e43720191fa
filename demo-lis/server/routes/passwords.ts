import { Hono } from 'hono';

import { hashPassword, verifyPassword } from '@demo-lis/database/password-hash';
import { Refusal } from '@demo-lis/server/failures';
import type { LaboratoryContext, LaboratoryEnv } from '@demo-lis/server/laboratory-context';
import {
  findUserById,
  findUserByName,
  previousHashes,
  storePasswordHash,
} from '@demo-lis/server/queries/users';
import type { User } from '@demo-lis/server/queries/users';
import { integerIn, readFields } from '@demo-lis/server/request-body';
import type { Fields } from '@demo-lis/server/request-body';
import { TokenError } from '@demo-lis/server/tokens';

/** Recovery, reset and change of passwords (contract: startPasswordRecovery, resetPassword, updatePassword). */
export function passwordRoutes(lab: LaboratoryContext): Hono<LaboratoryEnv> {
  const routes = new Hono<LaboratoryEnv>();
  routes
    .get('/authentication/passwordrecovery/:username/:type/:history', async (context) => {
      const { username, type, history } = context.req.param();
      const user = await findRecoverable(lab, Number(type), { username, history });
      if (user.email === '') throw Refusal.unexpected('3|mail not found');
      // The servers erase the password here, before any mail is sent.
      await storePasswordHash(lab, user, '');
      const token = await lab.tokens.issueReset({ id: user.id, type: user.type });
      return context.json([
        { success: true, token, user: { userName: user.userName, email: user.email } },
      ]);
    })
    .put('/authentication/passwordreset', async (context) => {
      const header = context.req.header('Authorization') ?? '';
      if (header === '') throw new TokenError(403, 'Missing token');
      const right = await lab.tokens.readReset(header);
      const password = secretIn(await readFields(context), 'password');
      if (password === '') throw Refusal.businessMessage('1|wrong password value');
      const user = await findUserById(lab, right.type, right.id);
      // A reset token is good once: the recovery erased the password, the reset has set it.
      if (user?.passwordHash !== '') throw Refusal.businessMessage('3|password not set');
      await storePasswordHash(lab, user, hashPassword(password));
      return context.json(1);
    })
    .put('/authentication/updatepassword', async (context) => {
      await updatePassword(lab, await readFields(context));
      return context.body('', 200);
    });
  return routes;
}

/** Which path value is what depends on the user type. @throws Refusal when there is no such user */
async function findRecoverable(
  lab: LaboratoryContext,
  type: number,
  { username, history }: { readonly username: string; readonly history: string },
): Promise<User> {
  if (type === 2 && history.trim().replace('-', '') === '') {
    throw Refusal.unexpected('4|patient id missing');
  }
  const user = await findByPathValues();
  if (user === undefined) throw Refusal.unexpected('2|user not found');
  return user;

  async function findByPathValues() {
    switch (type) {
      case 1:
      case 3:
      case 6:
        return findUserByName(lab, type, username);
      case 2: {
        const patient = await findUserByName(lab, 2, history);
        return patient?.email.toLowerCase() === username.toLowerCase() ? patient : undefined;
      }
      case 5:
        return findUserByName(lab, 5, history);
      default:
        throw Refusal.unexpected('1|wrong user type');
    }
  }
}

async function updatePassword(lab: LaboratoryContext, body: Fields): Promise<void> {
  const type = integerIn(body, 'type');
  const id = integerIn(body, 'idUser');
  const old = secretIn(body, 'passwordOld');
  const fresh = secretIn(body, 'passwordNew');
  const missing = [
    ...(id === null ? ['0|idUser'] : []),
    ...(old === '' ? ['0|passwordOld'] : []),
    ...(fresh === '' ? ['0|passwordNew'] : []),
  ];
  if (missing.length > 0) throw Refusal.business(...missing);
  // The observed server answers success to physicians and rates without changing anything.
  if (type === null || type === 1 || type === 6) return;
  const user = await findUserById(lab, type, id ?? 0);
  if (user === undefined) throw Refusal.business('2|user');
  // It stores a patient's new password without looking at the old one.
  if (type !== 2) {
    if (!verifyPassword(old, user.passwordHash)) throw Refusal.business('2|password old');
    if (old === fresh) throw Refusal.business('3|password equals');
    if (previousHashes(user).some((hash) => verifyPassword(fresh, hash))) {
      throw Refusal.business('1|password used before');
    }
  }
  await storePasswordHash(lab, user, hashPassword(fresh));
}

/** A password is taken as it is, spaces included. */
function secretIn(body: Fields, key: string): string {
  const value = body[key];
  return typeof value === 'string' ? value : '';
}
