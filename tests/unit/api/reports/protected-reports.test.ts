import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { getFinalReport } from '@/api/reports/get-final-report';
import { getPrintingReport } from '@/api/reports/get-printing-report';

import { answerAll, portalPerTest } from '@tests/unit/api/portal';

const ORDER = '202503200005';
const header = { orderNumber: Number(ORDER), patient: { patientId: '10020030', name1: 'ANA' } };

function answer(body: object): void {
  answerAll(() => HttpResponse.json(body));
}

portalPerTest();

describe('the wish to protect (G11)', () => {
  const tests = [{ testId: 31, order: Number(ORDER) }];
  const order = { orderNumber: Number(ORDER), resultTest: tests };
  const wished = async (job: object, own: object = {}) => {
    answer({ listOrders: [{ order: { ...order, ...own }, attachments: [], ...job }] });
    return (await getFinalReport(header))?.mustProtect;
  };

  it.each([
    [true, [true, 'true', 'True', 1, '1', 'si', 'S', 2, 'x', {}, [], [false], 'falso', 0.5]],
    [false, [false, 'false', 'False', 0, '0', 'no', null, undefined, '', '  ']],
  ])('%s for %j', async (isWished, shapes) => {
    for (const shape of shapes) {
      expect(await wished({ encrypt: shape })).toBe(isWished);
      const account = { nit: '900', name: 'Empresa', encryptionReportResult: shape };
      expect(await wished({}, { account })).toBe(isWished);
    }
  });

  it.each([
    ['absent', undefined, false],
    ['null', null, false],
    ['empty', {}, false],
    ['without the flag', { nit: '900' }, false],
    ['a text', 'Empresa', true],
    ['a list', [{ encryptionReportResult: false }], true],
  ])('an account that is %s: %s', async (_how, account, isWished) => {
    expect(await wished({ encrypt: false }, { account })).toBe(isWished);
  });

  it('one of both suffices, also the account of the header', async () => {
    const account = { nit: '900', encryptionReportResult: true };
    expect(await wished({ encrypt: false }, { account })).toBe(true);
    answer({ listOrders: [{ order, attachments: [] }] });
    expect((await getFinalReport({ ...header, account }))?.mustProtect).toBe(true);
    answer({ ...header, account, resultTest: tests });
    expect((await getPrintingReport(header))?.mustProtect).toBe(true);
  });
});
