import { number, text } from '@demo-lis/database/rows';
import { analyserImages } from '@demo-lis/seed/pictures/analyser-images';
import type { LaboratoryContext } from '@demo-lis/server/laboratory-context';

/**
 * Analyser images of the tests of a report (contract: TestImages), up to five a test.
 * @param testIds the tests that the report carries; others must not be seen
 */
export async function testImages(
  { database }: LaboratoryContext,
  order: number,
  testIds: ReadonlySet<unknown>,
): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await database.execute({
    sql: `SELECT test_id, images FROM results WHERE order_number = ? AND images <> '' ORDER BY test_id`,
    args: [order],
  });
  return rows
    .filter((row) => testIds.has(number(row, 'test_id')))
    .map((row) => ({
      order,
      testId: number(row, 'test_id'),
      ...Object.fromEntries(
        analyserImages(text(row, 'images')).flatMap(({ name, image }, index) => [
          [`imageName${index + 1}`, name],
          [`image${index + 1}`, image],
        ]),
      ),
    }));
}
