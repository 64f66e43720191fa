import { describe, expect, it } from 'vitest';

import { getFinalReport } from '@/api/reports/get-final-report';
import { getOrderHeader } from '@/api/reports/get-order-header';
import { getPrintingReport } from '@/api/reports/get-printing-report';
import { getValidatingUsers } from '@/api/reports/get-validating-users';

import { answerAll, answerJson, portalPerTest } from '@tests/unit/api/portal';

const ORDER = '202503200005';
const header = {
  orderNumber: Number(ORDER),
  createdDate: 1742464800000,
  patient: {
    ...{ id: 4411, patientId: '10020030', name1: 'ANA', sex: { id: 8, code: '2' }, race: null },
    documentType: { id: 1, abbr: 'CC', name: 'Cedula' },
  },
  branch: { id: 1, code: '01', name: 'Sede Centro' },
  account: { nit: '900', name: 'Empresa' },
  physician: { code: 'M1', name: 'Luis', lastName: 'Paz' },
  allDemographics: [
    { idDemographic: 12, encoded: true, codifiedCode: 'AS3', codifiedName: 'Demo' },
    { idDemographic: 13, encoded: false, notCodifiedValue: '7B', codifiedName: 'x' },
  ],
  unlisted: { kept: [1, 'é'] },
};

portalPerTest();

describe('getOrderHeader', () => {
  it('is the element of the order asked for; other orders alone are a failure', async () => {
    answerJson([{ orderNumber: 202503200006 }, header]);
    expect(await getOrderHeader(ORDER)).toEqual(header);
    answerJson([{ orderNumber: 202503200006 }]);
    await expect(getOrderHeader(ORDER)).rejects.toMatchObject({ kind: 'contract' });
  });

  it('is asked once by those who ask at the same time, and anew by who asks later', async () => {
    const sent = answerJson([header]);
    const stop = new AbortController();
    const given = getOrderHeader(ORDER, stop.signal);
    const both = [getOrderHeader(ORDER), getOrderHeader(ORDER)];
    stop.abort();
    await expect(given).rejects.toMatchObject({ kind: 'aborted' });
    expect(await Promise.all(both)).toEqual([header, header]);
    expect(sent).toHaveLength(1);
    await getOrderHeader(ORDER);
    expect(sent).toHaveLength(2);
    const alone = new AbortController();
    const left = getOrderHeader(ORDER, alone.signal);
    alone.abort();
    await expect(left).rejects.toMatchObject({ kind: 'aborted' });
    expect(await getOrderHeader(ORDER)).toEqual(header);
  });

  it('drops sign-in data and prototype names on receipt and keeps all else', async () => {
    const wire = `[{"orderNumber":${ORDER},"user":{"userName":"kept"},"__proto__":{"polluted":1},
      "patient":{"passwordWebQuery":"ZQX","id":4411},
      "physician":{"userName":"ZQX","password":"ZQX","user":"ZQX","name":"Luis"},
      "auxiliaryPhysicians":[{"userName":"ZQX","code":"M2"}],
      "account":{"username":"ZQX","nit":"900"}}]`;
    answerAll(() => new Response(wire));
    const received = await getOrderHeader(ORDER);
    expect(received).toEqual({
      orderNumber: Number(ORDER),
      user: { userName: 'kept' },
      patient: { id: 4411 },
      physician: { name: 'Luis' },
      auxiliaryPhysicians: [{ code: 'M2' }],
      account: { nit: '900' },
    });
    expect(JSON.stringify(received)).not.toContain('ZQX');
  });

  it('survives an order nested deeper than any order', async () => {
    const depth = 5000;
    answerAll(
      () => new Response(`[{"orderNumber":${ORDER},"a":${'['.repeat(depth)}${']'.repeat(depth)}}]`),
    );
    expect(await getOrderHeader(ORDER)).toMatchObject({ orderNumber: Number(ORDER) });
  });
});

describe('getFinalReport', () => {
  const microorganisms = [{ id: 5, name: 'E. coli', resultsMicrobiology: [] }];
  const order = {
    orderNumber: Number(ORDER),
    patient: null,
    resultTest: [
      {
        ...{ testId: 31, order: Number(ORDER), state: 4, result: '126', block: { blocked: true } },
        ...{ validationUserName: 'Marta', hasAntibiogram: true },
        microbialDetection: { microorganisms },
      },
      { testId: 32, order: 202503200006 },
      { result: 'without id' },
    ],
    comments: [
      { comment: 'shown', print: true },
      { comment: 'hidden', print: false },
      { comment: '' },
    ],
    languageReport: 'es',
  };
  const attachments = [
    { idOrder: ORDER, idTest: 31, name: 'a', extension: 'pdf', file: 'JVBERi0=' },
    { idOrder: null, idTest: null, name: 'b', extension: 'PNG', file: '' },
    { idOrder: 202503200006, name: 'of another order', extension: 'pdf', file: 'x' },
    { idOrder: { id: 7 }, name: 'of no order that can be read', extension: 'pdf', file: 'x' },
  ];
  const job = (own: object, more: object = {}) => ({
    listOrders: [{ order: { ...order, ...own }, ...more }],
  });

  it('reads what is pending; what nothing names is told as unreadable', async () => {
    const uro = { id: 40, code: '1040', abbr: 'URO', name: 'Urocultivo', nameTestEnglish: null };
    const nameless = ['VIH', {}, { id: 'x', name: ' ' }];
    const listTestPending = [uro, { id: null, code: null, name: 'Ferritina' }, ...nameless];
    answerJson(job({ resultTest: [] }, { listTestPending }));
    const { pending, unreadable } = (await getFinalReport(header)) ?? {};
    expect(pending).toEqual([
      { id: 40, code: '1040', abbreviation: 'URO', name: 'Urocultivo', nameEnglish: '' },
      { id: null, code: '', abbreviation: '', name: 'Ferritina', nameEnglish: '' },
    ]);
    expect(unreadable).toBe(3);
    for (const list of [undefined, null, []]) {
      answerJson(job({ resultTest: [] }, { listTestPending: list }));
      expect(await getFinalReport(header)).toMatchObject({ pending: [], unreadable: 0 });
    }
  });

  it('reads the order, its attachments beside it and counts what is unreadable', async () => {
    answerJson({ physician: null, listOrders: [{ order, attachments }] });
    const report = await getFinalReport(header);
    expect(report).toMatchObject({
      orderNumber: ORDER,
      createdDate: 1742464800000,
      patient: { patientId: '10020030', sex: 2, documentType: { code: 'CC', name: 'Cedula' } },
      branch: { code: '01', name: 'Sede Centro' },
      account: { code: '900', name: 'Empresa' },
      physician: { code: 'M1', name: 'Luis Paz' },
      rate: { code: '', name: '' },
      demographics: [
        { id: 12, code: 'AS3', value: 'Demo' },
        { id: 13, value: '7B' },
      ],
      comments: ['shown'],
      tests: [
        {
          testId: 31,
          order: ORDER,
          blocked: true,
          validationUserName: 'Marta',
          microorganisms: [{ name: 'E. coli' }],
        },
      ],
      attachments: [
        { testId: 31, name: 'a', extension: 'pdf', file: 'JVBERi0=' },
        { testId: null, name: 'b', extension: 'PNG', file: '' },
      ],
      unreadable: 4,
      wire: order,
    });
  });

  it('is none without a job', async () => {
    answerJson({ listOrders: [] });
    expect(await getFinalReport(header)).toBeNull();
  });

  it.each([
    ['another order', job({ orderNumber: 202503200006 })],
    ['a job without order', { listOrders: [{ attachments }] }],
    ['an order without number', job({ orderNumber: undefined })],
    ['an order without tests', job({ resultTest: undefined })],
    ['null for the tests', job({ resultTest: null })],
    ['unreadable tests', job({ resultTest: [{}, null] })],
    ['tests of an order that cannot be read', job({ resultTest: [{ testId: 1, order: {} }] })],
    ['tests of another order', job({ resultTest: [{ testId: 1, order: 7 }] })],
    ['null for the jobs', { physician: null, listOrders: null }],
    ['a text for the jobs', { listOrders: 'x' }],
  ])('refuses %s', async (_, body) => {
    answerJson(body);
    await expect(getFinalReport(header)).rejects.toMatchObject({ kind: 'contract' });
  });
});

it('getPrintingReport reads the order itself with its attachments inside', async () => {
  const attachments = [{ extension: 'pdf', file: 'x' }];
  const wire = { ...header, resultTest: [{ testId: 31 }], attachments };
  answerJson(wire);
  expect(await getPrintingReport(header)).toMatchObject({
    ...{ tests: [{ testId: 31 }], attachments: [{ file: 'x' }], unreadable: 0, wire },
  });
});

it('a report or the account of the order or its header may wish to be protected', async () => {
  const account = { nit: '900', encryptionReportResult: true };
  const order = { ...header, resultTest: [{ testId: 31 }] };
  const wish = async (job: object, asked: object = header) => {
    answerJson({ listOrders: [{ order, ...job }] });
    return (await getFinalReport({ ...header, ...asked }))?.mustProtect;
  };
  expect(await wish({ encrypt: false })).toBe(false);
  expect(await wish({ encrypt: true })).toBe(true);
  expect(await wish({ order: { ...order, account } })).toBe(true);
  expect(await wish({}, { account })).toBe(true);
  answerJson({ ...order, account });
  expect((await getPrintingReport(header))?.mustProtect).toBe(true);
});

it('getValidatingUsers keeps the first record of each user and counts what cannot be read', async () => {
  const again = { id: '17', photo: 'second' };
  answerJson([{ id: 17, photo: 'first' }, again, { id: 18, photo: null }, { photo: 'x' }]);
  const { items, unreadable } = await getValidatingUsers(ORDER);
  expect(items).toEqual([
    { id: 17, signature: 'first' },
    { id: 18, signature: '' },
  ]);
  expect(unreadable).toBe(1);
});
