import { lis } from '@/api/origins';
import type { ValidatingUser } from '@/domain/reports/content/report-order';
import { listOf, record, requiredInteger, text, type ReadList } from '@/lib/wire/readers';

const validatingUserReader = record(
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
): Promise<ReadList<ValidatingUser>> {
  const { items, unreadable } = await lis(listOf(validatingUserReader), {
    path: '/api/orders/getUserValidate/idOrder/{order}',
    values: { order },
    limit: 'detail',
    signal,
  });
  const isFirst = ({ id }: ValidatingUser, at: number) =>
    items.findIndex((user) => user.id === id) === at;
  return { items: items.filter(isFirst), unreadable };
}
