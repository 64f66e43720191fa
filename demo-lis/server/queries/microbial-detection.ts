import { flag, number, text, textOrNull } from '@demo-lis/database/rows';
import type { LaboratoryContext } from '@demo-lis/server/laboratory-context';
import { detectionPatch, readWirePatch } from '@demo-lis/server/wire-patches';

/**
 * Microorganisms of a test (contract: MicrobialDetection), unselected ones included; null when the test has none.
 */
export async function microbialDetection(
  lab: LaboratoryContext,
  order: number,
  testId: number,
): Promise<unknown> {
  const detection = detectionPatch(await readWirePatch(lab, order), testId);
  if (detection !== undefined) return detection;
  const { rows } = await lab.database.execute({
    sql: 'SELECT * FROM microorganisms WHERE order_number = ? AND test_id = ?',
    args: [order, testId],
  });
  if (rows.length === 0) return null;
  return {
    order,
    test: testId,
    microorganisms: rows.map((row) => {
      const antibiotics: unknown = JSON.parse(text(row, 'rows'));
      const sensitivity: unknown = JSON.parse(text(row, 'sensitivity'));
      return {
        id: number(row, 'id'),
        name: text(row, 'name'),
        comment: textOrNull(row, 'comment'),
        selected: flag(row, 'selected'),
        state: true,
        sensitivityAssing: true,
        sensitivity,
        test: testId,
        idMicrobialDetection: null,
        resultsMicrobiology: antibiotics,
        recount: null,
        complementations: null,
        countResultMicrobiology: Array.isArray(antibiotics) ? antibiotics.length : 0,
      };
    }),
  };
}
