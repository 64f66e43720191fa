import { readFile } from 'node:fs/promises';

import { readReportOrder } from '@/api/reports/readers/report-order-reader';
import { readMrt } from '@/extensions/stimulsoft/mrt-source';

import { ORDERS } from '@/extensions/stimulsoft/tests/unit/sample-orders';
import type { CheckedSite } from './check-site';
import { fontsIn } from './checked-families';
import type { CheckedOrder } from './draw-order';
import { FEATURE_TEMPLATES } from './feature-templates';
import { portalSetting } from './portal-setting';

function orderOf([name, make]: (typeof ORDERS)[number]): CheckedOrder {
  const wire = make();
  const order = readReportOrder({ wire, header: wire, attachments: [] });
  if (order === null) throw new Error(`the sample ${name} is no order`);
  const isOpen = order.tests.some(({ state }) => state < 4);
  return { name, kind: isOpen ? 'preliminary' : 'final', order, validators: [] };
}

/** The template that ships and ours of `FEATURE_TEMPLATES`, with eight orders as laboratories have them. */
export async function sampleSite(): Promise<CheckedSite> {
  const shipped = new Uint8Array(await readFile('reports/reports.mrt'));
  return {
    templates: [
      { file: 'reports.mrt', read: () => readMrt(shipped, 'reports.mrt') },
      ...Object.entries(FEATURE_TEMPLATES).map(([file, template]) => ({
        file,
        read: () => ({ ...template, file }),
      })),
    ],
    orders: ORDERS.map(orderOf),
    setting: await portalSetting(),
    standIns: {},
    readFont: fontsIn(['reports/fonts']),
  };
}
