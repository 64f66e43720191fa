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
  ...{
    pdf: new Uint8Array([1]),
    skipped: [],
    lessened: [],
    missingCharacters: [],
    withoutPictures: false,
  },
};

/** Ports that answer at once and keep the order of their calls. */
function world(changes: Partial<ReportPorts> = {}) {
  const calls: string[] = [];
  const order: ReportOrder = { ...reportOrder([reportTest()]), unreadable: 1 };
  const drawn: ReportJob[] = [];
  const templateOf = () => ({ name: 'reports', item: '' });
  const said = <T>(call: string, answer: T): Promise<T> => {
    calls.push(call);
    return Promise.resolve(answer);
  };
  const ports: ReportPorts = {
    judgeOrder: (number) => said(`judge ${number}`, undefined),
    loadHeader: (number) => said(`header ${number}`, { orderNumber: number }),
    loadReport: (_header, _signal, onReceived) => {
      onReceived(750_000);
      return said('report', order);
    },
    loadValidators: () => said('validators', { items: [], unreadable: 2 }),
    loadSources: () => said('sources', { templateOf, labels: {}, places: UNKNOWN_ORDER }),
    build: () => {
      calls.push('build');
      return job;
    },
    mergeDocuments: () => said('merge', null),
    draw: (whole) => {
      drawn.push(whole);
      return said('draw', MADE);
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
    const fetching = [`header ${ORDER}`, 'sources', `judge ${ORDER}`, 'report', 'validators'];
    expect(calls).toEqual([...fetching, 'build', 'merge', 'draw']);
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

  it('fetches apart from drawing, so that many orders can do both at a time, and draws the merged file', async () => {
    const merged = { bytes: new Uint8Array([1]), endsWithBlankPage: true };
    const { ports, calls, drawn, run } = world({ mergeDocuments: () => Promise.resolve(merged) });
    const fetched = await fetchReport(ORDER, ports, run);
    expect(calls).not.toContain('build');
    calls.length = 0;
    await drawFetched(fetched, ports, run);
    expect(calls).toEqual(['build', 'draw']);
    expect(drawn[0]?.merged).toBe(merged);
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
    ...([
      'judgeOrder',
      'loadHeader',
      'loadReport',
      'loadValidators',
      'loadSources',
      'draw',
    ] as const),
  ])('a failure of %s is the failure of the report', async (name) => {
    const failure = new Error('the network is gone');
    const { ports, run } = world({ [name]: () => Promise.reject(failure) });
    await expect(generateReport(ORDER, ports, run)).rejects.toBe(failure);
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
