// Columns that no order of the demo laboratory fills, nobody has seen printed.
import { text } from '@demo-lis/database/rows';
import { expect, it } from 'vitest';

import { getFinalReport } from '@/api/reports/get-final-report';
import { getOrderHeader } from '@/api/reports/get-order-header';
import { getPrintingReport } from '@/api/reports/get-printing-report';
import { getValidatingUsers } from '@/api/reports/get-validating-users';
import { LEGACY_COLUMNS } from '@/extensions/stimulsoft/legacy/legacy-columns';
import { buildLegacyReport } from '@/extensions/stimulsoft/legacy/legacy-report';
import { legacyTables } from '@/extensions/stimulsoft/legacy/legacy-tables';
import { legacySetting } from '@/extensions/stimulsoft/tests/unit/legacy-setting';
import { openPortal } from '@tests/contract/portal-in-process';

/** Declared because templates bind them; the portal reads nothing for them and puts nothing there. */
const LEFT_EMPTY = [
  ...['order.deleteTests', 'order_allDemographics.codifiedId', 'order_allDemographics.orderView'],
  ...['order_resultTest_resultComment.commentDate', 'order_listfirm.validationUserSignatureCode'],
];
const RULES = { onlyValidated: false, panicBlocking: 'none', seesConfidential: true } as const;

it('every column of old templates is filled by some order; variables are the portal’s own', async () => {
  const { laboratory } = await openPortal({
    seed: { patients: 10, orders: 40, days: 40, awkward: true },
    switches: { summaries: true, printSort: true },
    smtpPort: null,
  });
  const { rows } = await laboratory.database.execute(
    `SELECT CAST(o.order_number AS TEXT) AS number FROM orders o LEFT JOIN wire_patches w
      USING (order_number) WHERE w.kind IS NULL OR w.kind = 'Impreso por plantillas'`,
  );
  const empty = new Set(
    Object.entries(LEGACY_COLUMNS).flatMap(([table, columns]) =>
      table === 'variables' ? [] : columns.map((column) => `${table}.${column}`),
    ),
  );
  for (const row of rows) {
    const number = text(row, 'number');
    const header = (await getOrderHeader(number)) ?? {};
    const validators = (await getValidatingUsers(number)).items;
    const reports = [
      ['final', await getFinalReport(header)],
      ['preliminary', await getPrintingReport(header)],
    ] as const;
    for (const [kind, order] of reports) {
      if (order === null) continue;
      const setting = legacySetting({ kind, validators, rules: RULES });
      for (const [table, { columns, rows: cells }] of legacyTables(
        buildLegacyReport(order, setting),
      )) {
        for (const column of columns) {
          if (cells.some((cell) => (cell[column] ?? '') !== '')) empty.delete(`${table}.${column}`);
        }
      }
    }
  }
  expect([...empty]).toEqual(LEFT_EMPTY);
});
