import type { PortalUser } from '@/domain/users/portal-user';
import { record, requiredInteger, text } from '@/lib/wire/readers';

/** Only what is certain of this shape (contract, PortalUser). */
export const userReader = record(
  { id: requiredInteger, userName: text },
  (user): PortalUser => user,
);
