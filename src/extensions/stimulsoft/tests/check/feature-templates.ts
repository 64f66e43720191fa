import type { MrtTemplate } from '@/extensions/stimulsoft/mrt-source';

import { RELATIONS, sampleTemplate } from '@/extensions/stimulsoft/tests/unit/sample-templates';

const TEST = 'order_resultTest';
const ORGANISM = `${TEST}_antibiogram`;
const ANTIBIOTIC = `${ORGANISM}_resultsMicrobiology`;

/** What a report must hold, text by text. */
const PLAIN = [
  '{order_patient.name1} {order_patient.name2} {order_patient.lastName} {order_patient.surName}',
  '{order.orderNumber}',
  ...['areaName', 'profileName', 'techniqueprofile', 'testName', 'result', 'flag'].map(
    (column) => `{${TEST}.${column}}`,
  ),
  ...['refInterval', 'technique', 'validationDate'].map((column) => `{${TEST}.${column}}`),
  `{${ORGANISM}.name}`,
  ...['nameAntibiotic', 'cmi', 'interpretationCMI'].map((column) => `{${ANTIBIOTIC}.${column}}`),
  '{order_listfirm.validationUserName} {order_listfirm.validationUserLastName}',
  '{order_listfirm.validationUserIdentification}',
];
const TAGGED = [
  `{${TEST}.unit}`,
  `{${TEST}.commentResult}`,
  `{${ORGANISM}.comment}`,
  '{order_comments.comment}',
];
const hiddenWhen = (Value: string) => ({ 0: { Ident: 'StiCondition', Expression: { Value } } });
const MARK = {
  Name: 'Preliminary',
  Text: { Value: 'INFORME PRELIMINAR · PUEDE CAMBIAR' },
  Conditions: hiddenWhen('variables.typeprint != "4"'),
};

interface Feature {
  readonly relations?: typeof RELATIONS;
  readonly plain?: readonly string[];
  readonly tagged?: readonly string[];
  readonly components?: readonly object[];
  readonly below?: readonly object[];
}

function template({ plain = PLAIN, tagged = TAGGED, components = [], ...rest }: Feature) {
  return sampleTemplate({ sources: {}, plain, tagged, components: [MARK, ...components], ...rest });
}

const textsOf = (values: readonly string[], more: object = {}) =>
  values.map((Value) => ({ Text: { Value }, ...more }));
const DEAD = {
  ...{ Ident: 'StiTableCell', Name: 'Table1_Cell1' },
  Text: { Value: '{IIF(variables.typeprint == "1", "a")}' },
};
const dead = template({ components: [DEAD] });

/** Templates of ours, one for each thing that real ones were seen to use and the engine or the portal may refuse. */
export const FEATURE_TEMPLATES: Readonly<Record<string, MrtTemplate>> = {
  'relations.mrt': template({ relations: RELATIONS }),
  'sub-reports.mrt': template({
    plain: PLAIN.slice(0, 2),
    tagged: [],
    components: [{ Ident: 'StiSubReport', Name: 'Results', SubReportPage: 'Below' }],
    below: [...textsOf(PLAIN.slice(2)), ...textsOf(TAGGED, { AllowHtmlTags: true })],
  }),
  'conditions.mrt': template({
    components: textsOf([`{${TEST}.validationUserName}`], {
      Conditions: hiddenWhen(`${TEST}.validationUserId == null`),
    }),
    plain: [...PLAIN, `{IIF(${TEST}.pathology > 1, "*", "")}`],
  }),
  'tags-and-plain.mrt': template({
    plain: [...PLAIN, ...TAGGED],
    tagged: [...TAGGED, ...PLAIN],
  }),
  'bar-code.mrt': template({
    components: [{ Ident: 'StiBarCode', Name: 'Code', Font: 'Arial Narrow;8;;' }],
  }),
  'dead-cell.mrt': dead,
  'dead-cell-acknowledged.mrt': { ...dead, acknowledged: new Set(['Table1_Cell1']) },
  'dead-result.mrt': {
    ...template({
      components: [
        {
          ...{ Ident: 'StiText', Name: 'Result' },
          Text: { Value: `{IIF(variables.typeprint == "1", ${TEST}.result)}` },
        },
      ],
    }),
    acknowledged: new Set(['Result']),
  },
  'tags-that-cut.mrt': template({
    tagged: [...TAGGED, `{Substring(${TEST}.refInterval, 0, 20)}`],
  }),
  'typeface.mrt': template({ components: [{ Name: 'Head', Font: 'Verdana;8;;' }] }),
  'without-units.mrt': template({ tagged: TAGGED.slice(1) }),
};
