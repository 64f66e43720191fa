import type { Row } from '@libsql/client';

import { flag, number, numberOrNull, text } from '@demo-lis/database/rows';
import type { LaboratoryContext } from '@demo-lis/server/laboratory-context';

/** Somebody who signs in, with what the checks need. */
export interface User {
  readonly id: number;
  readonly type: number;
  readonly userName: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly lastName: string;
  readonly identification: string;
  readonly email: string;
  readonly administrator: boolean;
  readonly confidential: boolean;
  readonly active: boolean;
  readonly changePassword: boolean;
  /** Epoch ms; null: never. */
  readonly passwordExpires: number | null;
  /** JSON list of the hashes before the present one, newest first. */
  readonly previousHashes: string;
  readonly photo: string;
}

/** A user by the sign-in name; undefined when unknown. */
export async function findUserByName(
  { database }: LaboratoryContext,
  type: number,
  userName: string,
): Promise<User | undefined> {
  const { rows } = await database.execute({
    sql: 'SELECT * FROM users WHERE type = ? AND user_name = ?',
    args: [type, userName],
  });
  return rows[0] && userOf(rows[0]);
}

/** A user by id; undefined when unknown. */
export async function findUserById(
  { database }: LaboratoryContext,
  type: number,
  id: number,
): Promise<User | undefined> {
  const { rows } = await database.execute({
    sql: 'SELECT * FROM users WHERE type = ? AND id = ?',
    args: [type, id],
  });
  return rows[0] && userOf(rows[0]);
}

/** Stores the hash of a new password ('' erases it), remembers the old one and ends a forced change. */
export async function storePasswordHash(
  { database }: LaboratoryContext,
  user: User,
  hash: string,
): Promise<void> {
  const previous = user.passwordHash === '' ? [] : [user.passwordHash];
  await database.execute({
    sql: `UPDATE users SET password_hash = ?, previous_hashes = ?, change_password = 0, failed_attempts = 0,
      password_expires = NULL WHERE type = ? AND id = ?`,
    args: [
      hash,
      JSON.stringify([...previous, ...previousHashes(user)].slice(0, 3)),
      user.type,
      user.id,
    ],
  });
}

/** The last three passwords before the present one, as hashes. */
export function previousHashes(user: User): readonly string[] {
  const hashes: unknown = JSON.parse(user.previousHashes);
  return Array.isArray(hashes) ? hashes.filter((hash) => typeof hash === 'string') : [];
}

function userOf(row: Row): User {
  return {
    id: number(row, 'id'),
    type: number(row, 'type'),
    userName: text(row, 'user_name'),
    passwordHash: text(row, 'password_hash'),
    name: text(row, 'name'),
    lastName: text(row, 'last_name'),
    identification: text(row, 'identification'),
    email: text(row, 'email'),
    administrator: flag(row, 'administrator'),
    confidential: flag(row, 'confidential'),
    active: flag(row, 'active'),
    changePassword: flag(row, 'change_password'),
    passwordExpires: numberOrNull(row, 'password_expires'),
    previousHashes: text(row, 'previous_hashes'),
    photo: text(row, 'photo'),
  };
}
