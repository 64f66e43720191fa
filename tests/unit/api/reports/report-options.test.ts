import { expect, it } from 'vitest';

import { readReportOrder } from '@/api/reports/readers/report-order-reader';

const header = { orderNumber: 202611200007, patient: { patientId: '1' } };
const option = (sort: unknown, name: unknown, fields: object = {}) => ({
  ...{ idTest: 31, id: 1, sort, option: name, result: 'Negativo', normalResult: null },
  ...fields,
});

/** What the report of an order knows of its one test with these fields. */
function read(fields: object) {
  const resultTest = [{ testId: 31, hasTemplate: true, ...fields }];
  const report = readReportOrder({ wire: { ...header, resultTest }, header, attachments: [] });
  const [test] = report?.tests ?? [];
  if (report === null || test === undefined) throw new Error('no report');
  return {
    names: test.options.map(({ option: name }) => name),
    unreadableOptions: test.unreadableOptions,
    unreadable: report.unreadable,
    test,
  };
}

it('reads the options of a template result in the order of `sort`, those without one last', () => {
  const optionsTemplate = [
    option(null, 'Sin orden'),
    option(3, 'Glucosa', { result: '< 50', comment: null }),
    option('1', 'Nitritos', { idTest: null }),
    option(2, 'Cetonas', { idTest: 0 }),
  ];
  const { names, unreadable, test } = read({ optionsTemplate });
  expect(names).toEqual(['Nitritos', 'Cetonas', 'Glucosa', 'Sin orden']);
  expect(test.options[2]).toEqual({
    ...{ option: 'Glucosa', result: '< 50', normalResult: '', comment: '' },
  });
  expect(unreadable).toBe(0);
});

it.each([null, undefined, [], {}])('%j are no options, and nothing that was lost', (sent) => {
  expect(read({ optionsTemplate: sent, hasTemplate: null })).toMatchObject({
    ...{ names: [], unreadableOptions: 0, unreadable: 0 },
  });
});

it.each([
  ['rows that are none', [option(1, 'Nitritos'), 7, null], 2],
  ['a row of another test', [option(1, 'Nitritos'), option(2, 'Ajena', { idTest: 99 })], 1],
  ['no list', 'Nitritos', 1],
])('counts %s, and lists none of them (F7)', (_case, optionsTemplate, lost) => {
  expect(read({ optionsTemplate })).toMatchObject({
    names: lost === 1 && typeof optionsTemplate === 'string' ? [] : ['Nitritos'],
    ...{ unreadableOptions: lost, unreadable: lost },
  });
});

it('keeps a row of which a field is no text, and counts it', () => {
  const optionsTemplate = [option(1, 'Nitritos', { result: { a: 1 } }), option(2, ['x'])];
  const { test, unreadable, unreadableOptions } = read({ optionsTemplate });
  expect(test.options.map(({ option: name, result }) => [name, result])).toEqual([
    ['Nitritos', null],
    [null, 'Negativo'],
  ]);
  expect([unreadable, unreadableOptions]).toEqual([2, 0]);
});

it('takes rows in which nothing was entered for what a test without template allows', () => {
  const blank = option(1, 'Nitritos', { result: ' ' });
  const optionsTemplate = [blank, option(2, 'Cetonas'), { ...blank, comment: 'turbia' }];
  expect(read({ optionsTemplate }).names).toHaveLength(3);
  expect(read({ optionsTemplate, hasTemplate: false }).names).toEqual(['Nitritos', 'Cetonas']);
});

it('reads the fixed comment and that on the reference values; what is no text is counted', () => {
  const comments = { fixedComment: 'Ayuno', refComment: { a: 1 } };
  expect(read(comments)).toMatchObject({
    test: { fixedComment: 'Ayuno', referenceComment: null },
    unreadable: 1,
  });
  expect(read({}).test).toMatchObject({ fixedComment: '', referenceComment: '' });
});
