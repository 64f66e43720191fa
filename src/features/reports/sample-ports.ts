import { GENERAL_TEMPLATE } from '@/domain/reports/template-name';
import type { ReportOrder } from '@/domain/reports/content/report-order';
import { NO_ORDER_FILE } from '@/domain/results/clinical-order';
import { SAMPLE_VALIDATOR } from '@/domain/sample/sample-tests';

import type { ReportPorts } from './generate-report';
import { reportPorts, type ReportContext } from './report-ports';

/**
 * The steps of an invented order's report: what comes over the wire is `order`, all the rest is as for every report, the installed
 * template and the engine among it. No laboratory is asked for anything.
 */
export function samplePorts(order: ReportOrder): (context: ReportContext) => ReportPorts {
  return (context) => ({
    ...reportPorts(context),
    judgeOrder: () => Promise.resolve(),
    loadHeader: () => Promise.resolve({}),
    loadReport: () => Promise.resolve(order),
    loadValidators: () =>
      Promise.resolve({ items: [{ id: SAMPLE_VALIDATOR, signature: '' }], unreadable: 0 }),
    loadSources: () =>
      Promise.resolve({
        templateOf: () => ({ name: GENERAL_TEMPLATE, item: '' }),
        labels: {},
        places: { file: NO_ORDER_FILE, areas: [] },
      }),
    mergeDocuments: () => Promise.resolve(null),
    protectionOf: () => null,
  });
}
