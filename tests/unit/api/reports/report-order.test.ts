import { describe, expect, it } from 'vitest';

import { foundOrders } from '@/api/orders/found-orders';
import { readReportOrder } from '@/api/reports/readers/report-order-reader';
import { reportTestReader, testsOfOrder } from '@/api/reports/readers/report-test-reader';
import { UNREADABLE } from '@/lib/wire/readers';

const ORDER = '202611200007';
const header = { orderNumber: Number(ORDER), patient: { patientId: '1' } };

/** What is known of the report of an order with these tests. */
function reportOf(resultTest: readonly object[], own: object = {}, job: object = {}) {
  const wire = { ...header, resultTest, ...own };
  const report = readReportOrder({ wire, header, attachments: [], ...job });
  if (report === null) throw new Error('no report');
  return report;
}

describe('the options of a template result', () => {
  const option = (sort: unknown, name: unknown, fields: object = {}) => ({
    ...{ idTest: 31, id: 1, sort, option: name, result: 'Negativo', normalResult: null },
    ...fields,
  });

  /** What the report of an order knows of its one test with these fields. */
  function read(fields: object) {
    const { tests, unreadable } = reportOf([{ testId: 31, hasTemplate: true, ...fields }]);
    const [test] = tests;
    const names = test?.options.map(({ option: name }) => name);
    return { test, names, unreadable, unreadableOptions: test?.unreadableOptions };
  }

  it('are read in the order of `sort`, those without one last', () => {
    const optionsTemplate = [
      option(null, 'Sin orden'),
      option(3, 'Glucosa', { result: '< 50', comment: null }),
      option('1', 'Nitritos', { idTest: null }),
      option(2, 'Cetonas', { idTest: 0 }),
    ];
    const { names, unreadable, test } = read({ optionsTemplate });
    expect(names).toEqual(['Nitritos', 'Cetonas', 'Glucosa', 'Sin orden']);
    const glucose = { option: 'Glucosa', result: '< 50', normalResult: '', comment: '' };
    expect(test?.options[2]).toEqual(glucose);
    expect(unreadable).toBe(0);
  });

  it.each<[string, unknown, string[], number]>([
    ['none is sent', undefined, [], 0],
    ['null is sent', null, [], 0],
    ['an empty list is sent', [], [], 0],
    ['rows are none', [option(1, 'Nitritos'), 7, null], ['Nitritos'], 2],
    ['a row is of another test', [option(1, 'Nitritos'), { idTest: 99 }], ['Nitritos'], 1],
    ['no list is sent', 'Nitritos', [], 1],
    ['an empty object is sent', {}, [], 1],
  ])('where %s, what was lost is counted and not listed', (_case, optionsTemplate, names, lost) => {
    const hasTemplate = lost === 0 ? null : true;
    const counted = { names, unreadableOptions: lost, unreadable: lost };
    expect(read({ optionsTemplate, hasTemplate })).toMatchObject(counted);
  });

  it('keeps a row of which a field is no text, and counts it', () => {
    const optionsTemplate = [option(1, 'Nitritos', { result: { a: 1 } }), option(2, ['x'])];
    const { test, unreadable, unreadableOptions } = read({ optionsTemplate });
    expect(test?.options.map(({ option: name, result }) => [name, result])).toEqual([
      ['Nitritos', null],
      [null, 'Negativo'],
    ]);
    expect([unreadable, unreadableOptions]).toEqual([2, 0]);
  });

  it('rows in which nothing was entered are what a test without template allows', () => {
    const blank = option(1, 'Nitritos', { result: ' ' });
    const optionsTemplate = [blank, option(2, 'Cetonas'), { ...blank, comment: 'turbia' }];
    expect(read({ optionsTemplate }).names).toHaveLength(3);
    expect(read({ optionsTemplate, hasTemplate: false }).names).toEqual(['Nitritos', 'Cetonas']);
  });

  it('come with the fixed comment and that on the reference values; what is no text is counted', () => {
    expect(read({ fixedComment: 'Ayuno', refComment: { a: 1 } })).toMatchObject({
      test: { fixedComment: 'Ayuno', referenceComment: null },
      unreadable: 1,
    });
    expect(read({}).test).toMatchObject({ fixedComment: '', referenceComment: '' });
  });
});

describe('the antibiogram of a test', () => {
  const FOUND = [{ id: 1, name: 'E. coli', selected: true, resultsMicrobiology: [] }];
  /** What a server lists where nothing was stored: what the test allows, with no word on what was found. */
  const ALLOWED = [{ id: 1, name: 'E. coli', resultsMicrobiology: [] }];
  const own = { order: Number(ORDER), test: 88 };

  /** What the report of the order knows of the antibiogram of its one test. */
  function read(wire: object) {
    const test = reportTestReader({ order: ORDER, testId: 88, ...wire });
    if (test === UNREADABLE) throw new Error('the test is unreadable');
    const { items, unreadable } = testsOfOrder({ items: [test], unreadable: 0 }, ORDER);
    return items.map(({ microorganisms, isAntibiogramUnread: isUnread }) => {
      return { names: microorganisms.map(({ name }) => name), isUnread, unreadable };
    });
  }

  it.each([
    ['null for its list', { microorganisms: null }, 1],
    ['no list', own, 1],
    ['null', null, 0],
    ['nothing', undefined, 0],
    ['an error', { code: 0, message: 'x' }, 1],
    ['its list under another name', { organisms: FOUND }, 1],
    ['the microorganisms that it allows', { microorganisms: ALLOWED }, null],
  ])('that comes with %s is none, and unread where there is one', (_case, sent, unreadable) => {
    for (const hasAntibiogram of [false, null, undefined]) {
      const none = { names: [], isUnread: false, unreadable: 0 };
      expect(read({ hasAntibiogram, microbialDetection: sent })).toEqual([none]);
    }
    const unread = { names: [], isUnread: true, unreadable };
    const found = { names: ['E. coli'], isUnread: false, unreadable: 0 };
    expect(read({ hasAntibiogram: true, microbialDetection: sent })).toEqual([
      unreadable === null ? found : unread,
    ]);
  });

  it('of which the laboratory selected nothing is read, and has nothing', () => {
    const microorganisms = FOUND.map((found) => ({ ...found, selected: false }));
    const none = { names: [], isUnread: false, unreadable: 0 };
    expect(read({ hasAntibiogram: true, microbialDetection: { microorganisms } })).toEqual([none]);
  });

  it.each([
    ['another order', { ...own, order: 7 }, true],
    ['another test', { ...own, test: 99 }, true],
    ['no order that can be read', { ...own, order: { id: 7 } }, true],
    ['no test that can be read', { ...own, test: [88] }, true],
    ['the test', own, false],
    ['nothing', {}, false],
    ['null', { order: null, test: null }, false],
  ])('that names %s is printed only under its own test', (_case, named, isForeign) => {
    const microbialDetection = { ...named, microorganisms: FOUND };
    for (const order of isForeign ? [ORDER, ''] : [ORDER]) {
      expect(read({ order, hasAntibiogram: true, microbialDetection })).toEqual([
        isForeign
          ? { names: [], isUnread: true, unreadable: 1 }
          : { names: ['E. coli'], isUnread: false, unreadable: 0 },
      ]);
    }
  });
});

describe('the order', () => {
  it('has no attachment whose test cannot be read or is not there', () => {
    const file = (idTest: unknown) => ({ idTest, name: 'x', extension: 'pdf', file: '' });
    const { attachments, unreadable } = reportOf([{ testId: 31, profileId: 9 }], undefined, {
      attachments: [31, '31', 9, 40, null, 0, '5a', { id: 5 }, {}, '', -1, 77].map(file),
      pending: [{ id: 40, name: 'Urocultivo' }],
    });
    expect(attachments.map(({ testId }) => testId)).toEqual([31, 31, 9, 40, null, 0]);
    expect(unreadable).toBe(6);
  });

  it('reads the dates of a culture as all other dates', () => {
    const microbiologyGrowth = { dateGrowth: '1742468400000', lastTransaction: '20250320' };
    expect(reportOf([{ testId: 31, microbiologyGrowth }, { testId: 32 }]).tests).toMatchObject([
      { growthDate: 1742468400000, lastTransaction: null },
      { growthDate: null, lastTransaction: null },
    ]);
  });

  it.each([
    [4, true],
    ['5', true],
    [3, false],
    [1, false],
    [null, false],
    ['x', false],
  ])('names the validation of a test of state %j only while there is one', (state, isNamed) => {
    const validation = {
      ...{ validationDate: 1742469000000, validationUserId: 17, validationUserIdentification: '1' },
      ...{ validationUserName: 'MARTA', validationUserLastName: 'ROJAS' },
    };
    const none = {
      ...{ validationDate: null, validationUserId: null, validationUserIdentification: '' },
      ...{ validationUserName: '', validationUserLastName: '' },
    };
    const { tests } = reportOf([{ testId: 31, state, result: '126', ...validation }]);
    expect(tests).toMatchObject([isNamed ? validation : none]);
  });

  it('takes no filler for a birth, in the list and on paper', () => {
    const birthday = Date.UTC(1900, 0, 1, 4, 56, 16);
    const found = foundOrders([{ order: ORDER, patientIdDB: 1, birthday }]);
    expect(found).toMatchObject({ items: [{ birthday: null }] });
    expect(reportOf([], { patient: { patientId: '1', birthday } }).patient.birthday).toBeNull();
  });
});

describe('the wish to protect', () => {
  const isWished = (account: unknown, encrypt: unknown) =>
    reportOf([{ testId: 31 }], { account }, { encrypt }).mustProtect;

  it.each([
    ['absent', undefined, false],
    ['null', null, false],
    ['empty', {}, false],
    ['without the flag', { nit: '900' }, false],
    ['a text', 'Empresa', true],
    ['a list', [{ encryptionReportResult: false }], true],
  ])('of an account that is %s: %s', (_how, account, expected) => {
    expect(isWished(account, false)).toBe(expected);
  });
});
