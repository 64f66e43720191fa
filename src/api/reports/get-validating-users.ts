import { lis } from '@/api/origins';
import type { ValidatingUser } from '@/domain/reports/report-order';
import { listOf, record, requiredInteger, text } from '@/lib/schema';

const validatingUserSchema = record(
  { id: requiredInteger, photo: text },
  ({ id, photo }): ValidatingUser => ({ id, signature: photo }),
);

/**
 * GET LIS `/api/orders/getUserValidate/idOrder/{order}`: who validated results of the order. The LIS repeats a user per test;
 * the first one counts.
 */
export async function getValidatingUsers(
  order: string,
  signal?: AbortSignal,
): Promise<readonly ValidatingUser[]> {
  const { items } = await lis(listOf(validatingUserSchema), {
    path: '/api/orders/getUserValidate/idOrder/{order}',
    values: { order },
    limit: 'detail',
    signal,
  });
  return items.filter((user, at) => items.findIndex(({ id }) => id === user.id) === at);
}
