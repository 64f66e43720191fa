import { Hono } from 'hono';

import { verifyPassword } from '@demo-lis/database/password-hash';
import { number } from '@demo-lis/database/rows';
import { Refusal } from '@demo-lis/server/failures';
import type { LaboratoryContext, LaboratoryEnv } from '@demo-lis/server/laboratory-context';
import { isOn } from '@demo-lis/server/queries/settings';
import { findUserByName } from '@demo-lis/server/queries/users';
import type { User } from '@demo-lis/server/queries/users';
import { integerIn, readFields, textIn } from '@demo-lis/server/request-body';

const DAY = 86_400_000;
const ALLOWED_ATTEMPTS = 3;

/**
 * POST /authentication/web. Refusals are entries of errorFields (contract, 4). Rate users (type 6) sign in here, although the
 * observed security service does not know them: otherwise nobody could see what they see.
 */
export function loginRoutes(lab: LaboratoryContext): Hono<LaboratoryEnv> {
  const routes = new Hono<LaboratoryEnv>();
  routes.post('/authentication/web', async (context) => {
    const body = await readFields(context);
    const type = integerIn(body, 'type') ?? 0;
    const user = await findUserByName(lab, type, textIn(body, 'user'));
    if (user === undefined || !(await hasDocumentType(lab, user, integerIn(body, 'historyType')))) {
      throw Refusal.business('4|user not found');
    }
    if (!user.active) throw Refusal.business('4|inactive user');
    if (user.passwordHash === '') throw Refusal.business('8|password not found');
    const { password } = body;
    if (typeof password !== 'string' || !verifyPassword(password, user.passwordHash)) {
      throw Refusal.business(...(await wrongPassword(lab, user)));
    }
    await demandChange(lab, user);
    await lab.database.execute({
      sql: 'UPDATE users SET failed_attempts = 0 WHERE type = ? AND id = ?',
      args: [user.type, user.id],
    });
    return context.json(await signedIn(lab, user));
  });
  return routes;
}

/** Patients are looked up by document type too, unless historyType is -1; 0 comes from accounts that sign in by themselves. */
async function hasDocumentType(
  { database }: LaboratoryContext,
  user: User,
  historyType: number | null,
): Promise<boolean> {
  if (user.type !== 2 || historyType === null || historyType <= 0) return true;
  const { rows } = await database.execute({
    sql: 'SELECT 1 FROM patients WHERE id = ? AND document_type_id = ?',
    args: [user.id, historyType],
  });
  return rows.length > 0;
}

/** Counts failures of laboratory and demographic users; the third one deactivates the account. */
async function wrongPassword({ database }: LaboratoryContext, user: User) {
  if (user.type !== 4 && user.type !== 5) return ['5|invalid password'];
  const { rows } = await database.execute({
    sql: `UPDATE users SET failed_attempts = failed_attempts + 1, active = (failed_attempts + 1 < ?)
      WHERE type = ? AND id = ? RETURNING failed_attempts`,
    args: [ALLOWED_ATTEMPTS, user.type, user.id],
  });
  const failures = rows[0] === undefined ? 1 : number(rows[0], 'failed_attempts');
  // The observed server glues the count of demographic users to the text.
  const entry = `5|invalid password${user.type === 4 ? '|' : ''}${failures}`;
  return failures < ALLOWED_ATTEMPTS ? [entry] : [entry, '3|Maximum number of failed attempts'];
}

/** @throws Refusal when the password has to be changed first; patients hear of it in the answer instead */
async function demandChange(lab: LaboratoryContext, user: User): Promise<void> {
  const extras = `${user.id}|${String(user.administrator)}`;
  const left = (user.passwordExpires ?? Infinity) - lab.now();
  if (left <= 0) throw Refusal.business(`6|password expiration date|${extras}`);
  const endsSoon = left < 2 * DAY && (await isOn(lab, 'SecurityPolitics'));
  if (endsSoon || (user.changePassword && user.type !== 2)) {
    throw Refusal.business(`7|change password|${extras}`);
  }
}

async function signedIn(lab: LaboratoryContext, user: User) {
  const { rows } = await lab.database.execute({
    sql: 'SELECT confidential FROM user_types WHERE type = ?',
    args: [user.type],
  });
  const typeMay = rows[0] !== undefined && number(rows[0], 'confidential') === 1;
  const { id, type, userName, administrator } = user;
  const confidential = typeMay || user.confidential;
  return {
    success: true,
    token: await lab.tokens.issueSession({ id, type, userName, confidential, administrator }),
    changePassword: user.changePassword,
    user: {
      id,
      identification: user.identification,
      userName,
      name: user.name,
      lastName: user.lastName,
      email: user.email,
      type,
      administrator,
      changePassword: user.changePassword,
      confidential,
      licenses: { webQuery: true },
      photo: user.photo,
    },
  };
}
