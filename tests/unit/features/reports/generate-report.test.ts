import { describe, expect, it } from 'vitest';

import type { ReportOrder } from '@/domain/reports/content/report-order';
import { ReportRefusedError } from '@/domain/reports/report-refused-error';
import { UNKNOWN_ORDER } from '@tests/support/fixtures/unknown-order';
import {
  drawFetched,
  fetchReport,
  generateReport,
  type ReportPorts,
  type StepProgress,
} from '@/features/reports/generate-report';
import type { MadeReport, ReportJob } from '@/reporting/report-engine';
import { reportJob } from '@tests/support/fixtures/report-job';
import { reportOrder, reportTest } from '@tests/support/fixtures/report-order';

const SIGNATURE = { area: 'Química', name: 'Marta Rojas', identification: '', picture: '' };
const ORDER = '202611200007';
const job = reportJob([{ name: 'a', file: 'x' }]);
const MADE: MadeReport = {
  pdf: new Uint8Array([1]),
  skipped: [],
  missingCharacters: [],
  withoutPictures: false,
};

/** Ports that answer at once and keep the order of their calls. */
function world(changes: Partial<ReportPorts> = {}) {
  const calls: string[] = [];
  const order: ReportOrder = { ...reportOrder([reportTest()]), unreadable: 1 };
  const drawn: ReportJob[] = [];
  const ports: ReportPorts = {
    judgeOrder: (number) => {
      calls.push(`judge ${number}`);
      return Promise.resolve();
    },
    loadHeader: (number) => {
      calls.push(`header ${number}`);
      return Promise.resolve({ orderNumber: number });
    },
    loadReport: (_header, _signal, onReceived) => {
      calls.push('report');
      onReceived(750_000);
      return Promise.resolve(order);
    },
    loadValidators: () => {
      calls.push('validators');
      return Promise.resolve({ items: [], unreadable: 2 });
    },
    loadSources: () => {
      calls.push('sources');
      return Promise.resolve({
        templateOf: () => ({ name: 'reports', item: '' }),
        labels: {},
        places: UNKNOWN_ORDER,
      });
    },
    build: () => {
      calls.push('build');
      return job;
    },
    mergeDocuments: () => {
      calls.push('merge');
      return Promise.resolve(null);
    },
    draw: (whole) => {
      calls.push('draw');
      drawn.push(whole);
      return Promise.resolve(MADE);
    },
    protectionOf: () => null,
    deliveredOf: ({ wire }) => wire,
    ...changes,
  };
  const steps: StepProgress[] = [];
  const onStep = (progress: StepProgress) => {
    steps.push(progress);
  };
  return { ports, calls, steps, drawn, run: { onStep, signal: new AbortController().signal } };
}

describe('generateReport', () => {
  it('goes through its steps once each and counts what could not be read', async () => {
    const { ports, calls, steps, drawn, run } = world();
    const report = await generateReport(ORDER, ports, run);
    expect(calls).toEqual([
      `header ${ORDER}`,
      'sources',
      `judge ${ORDER}`,
      'report',
      'validators',
      'build',
      'merge',
      'draw',
    ]);
    expect(steps).toEqual([
      { step: 'order', received: 0 },
      { step: 'results', received: 0 },
      { step: 'results', received: 750_000 },
      { step: 'attachments', received: 0 },
      { step: 'draw', received: 0 },
    ]);
    expect(drawn).toEqual([{ ...job, merged: null }]);
    expect(report).toMatchObject({ ...MADE, unreadable: 3, order: { orderNumber: ORDER } });
  });

  it('fetches apart from drawing, so that many orders can do both at a time', async () => {
    const { ports, calls, run } = world();
    const fetched = await fetchReport(ORDER, ports, run);
    expect(calls).not.toContain('build');
    calls.length = 0;
    await drawFetched(fetched, ports, run);
    expect(calls).toEqual(['build', 'merge', 'draw']);
  });

  it.each([
    ['the LIS has no such order', { loadHeader: () => Promise.resolve(null) }],
    ['no test qualifies', { loadReport: () => Promise.resolve(null) }],
  ])('there is nothing to report when %s', async (_case, change) => {
    const { ports, calls, run } = world(change);
    await expect(generateReport(ORDER, ports, run)).rejects.toEqual(
      new ReportRefusedError('empty'),
    );
    expect(calls).not.toContain('draw');
  });

  it.each([
    'judgeOrder',
    'loadHeader',
    'loadReport',
    'loadValidators',
    'loadSources',
    'draw',
  ] as const)('a failure of %s is the failure of the report', async (name) => {
    const failure = new Error('the network is gone');
    const { ports, run } = world({ [name]: () => Promise.reject(failure) });
    await expect(generateReport(ORDER, ports, run)).rejects.toBe(failure);
  });

  it('draws the merge server’s file when there is one', async () => {
    const merged = { bytes: new Uint8Array([1]), endsWithBlankPage: true };
    const { ports, drawn, run } = world({ mergeDocuments: () => Promise.resolve(merged) });
    await generateReport(ORDER, ports, run);
    expect(drawn[0]?.merged).toBe(merged);
  });

  it('names once each person whose signature did not come', async () => {
    const note = 'Firma no disponible';
    const signatures = [
      { ...SIGNATURE, note },
      { ...SIGNATURE, area: 'Hematología', note },
      { ...SIGNATURE, name: 'Luis Paz', note: '' },
    ];
    const { ports, run } = world({
      build: () => ({ ...job, data: { ...job.data, signatures } }),
    });
    expect((await generateReport(ORDER, ports, run)).unsigned).toEqual(['Marta Rojas']);
  });
});
