import { expect, it } from 'vitest';

import { handedOn, sampleTemplate } from '@/extensions/stimulsoft/tests/unit/sample-templates';
import { bindingsOf } from '@/extensions/stimulsoft/tests/check/bindings';

const TEST = 'order_resultTest';
const part = (Value: string, more: object = {}) => ({ Text: { Value }, ...more });
const band = (kind: string, one: object, more: object = {}) => ({
  components: [{ Ident: `Sti${kind}Band`, Components: { 0: one }, ...more }],
});
const DATED = part(`{${TEST}.validationDate}`);
const TAKEN = part('{order.createdDate}');
const OF_TESTS = { DataSourceName: TEST };
const hides = (Enabled: boolean) => ({ Conditions: { 0: { Ident: 'StiCondition', Enabled } } });
const DATE = 'order_resulttest.validationdate';
const CREATED = 'order.createddate';

it.each<[string, Partial<Parameters<typeof sampleTemplate>[0]>, string, string]>([
  ['a list in its own band', band('Data', DATED, OF_TESTS), DATE, 'sure'],
  ['a list in a head', band('GroupHeader', DATED), DATE, 'bound'],
  [
    'a list in another list’s band',
    band('Data', DATED, { DataSourceName: 'order' }),
    DATE,
    'bound',
  ],
  [
    'a list in a band with a filter',
    band('Data', DATED, { ...OF_TESTS, Filters: { 0: {} } }),
    DATE,
    'bound',
  ],
  [
    'a list in a band that a condition hides',
    band('Data', DATED, { ...OF_TESTS, ...hides(false) }),
    DATE,
    'bound',
  ],
  [
    'a list in a band that a condition colours',
    band('Data', DATED, { ...OF_TESTS, ...hides(true) }),
    DATE,
    'sure',
  ],
  ['the order in the head of the page', band('PageHeader', TAKEN), CREATED, 'sure'],
  [
    'the order on one page alone',
    band('PageHeader', TAKEN, { PrintOn: 'OnlyFirstPage' }),
    CREATED,
    'bound',
  ],
  ['the order in a band of rows', band('Data', TAKEN, OF_TESTS), CREATED, 'bound'],
  ['the order, without spaces', { plain: ['{Trim(order.createdDate)}'] }, CREATED, 'sure'],
  ['the order by a format', { plain: ['{Format("{0:d}", order.createdDate)}'] }, CREATED, 'bound'],
  ['a length', { plain: ['{Length(order.createdDate)}'] }, CREATED, 'none'],
  [
    'a part that is switched off',
    band('PageHeader', { ...TAKEN, Enabled: false }),
    CREATED,
    'none',
  ],
  ['the order in a sub-report', handedOn('', [TAKEN]), CREATED, 'bound'],
  ['a parameter', handedOn('order.createdDate', [part('{this["Nota"]}')]), CREATED, 'bound'],
  [
    'a relation',
    {
      relations: [{ parent: TEST, column: 'resultComment' }],
      plain: [`{${TEST}.resultComment.comment}`],
    },
    'order_resulttest_resultcomment.comment',
    'bound',
  ],
  [
    'a relation, another table',
    { plain: [`{${TEST}.resultComment.comment}`] },
    'order_comments.comment',
    'none',
  ],
])('%s', (_case, template, column, use) => {
  const { bound, sure } = bindingsOf(sampleTemplate({ sources: {}, ...template }).root);
  const found = bound.has(column) ? 'bound' : 'none';
  expect(sure.has(column) ? 'sure' : found).toBe(use);
});
