import type { LEGACY_COLUMNS } from './legacy-columns';

type Table = keyof typeof LEGACY_COLUMNS;
type ColumnsOf = { readonly [T in Table]?: readonly (typeof LEGACY_COLUMNS)[T][number][] };

/** Columns that the LIS sends as numbers; instants are texts here. */
const NUMBERS: ColumnsOf = {
  order_allDemographics: ['idDemographic', 'codifiedId', 'orderView'],
  order_resultTest: [
    ...(['areaId', 'sampleId', 'sampleState', 'testId', 'testType', 'profileId'] as const),
    ...(['packageId', 'printSort', 'printSortProfile', 'state', 'newState'] as const),
    ...(['currentState', 'resultType', 'pathology', 'orderPathology', 'critic'] as const),
    ...(['deltaMin', 'deltaMax', 'refMin', 'refMax', 'panicMin', 'panicMax'] as const),
    ...(['reportedMin', 'reportedMax', 'unitId', 'unitConversionFactor', 'digits'] as const),
    ...(['repeatAmmount', 'modificationAmmount', 'resultUserId', 'userId'] as const),
    ...(['validationUserId', 'entryUserId', 'takenUserId', 'verificationUserId'] as const),
    ...(['entryType', 'attachmentTest'] as const),
  ],
  order_resultTest_optionsTemplate: ['idTest', 'sort'],
  order_resultTest_antibiogram: ['id'],
  order_resultTest_antibiogram_resultsMicrobiology: ['idSensitivity', 'idAntibiotic', 'line'],
  order_listfirm: ['areaId', 'validationUserId'],
  order_imageTest: ['testId'],
};

const FLAGS: ColumnsOf = {
  order_allDemographics: ['encoded'],
  order_resultTest: [
    ...(['areaPartialValidation', 'resultChanged', 'hasComment', 'haspathology'] as const),
    ...(['delta', 'confidential', 'hasAntibiogram', 'hasTemplate', 'dependentExam'] as const),
    ...(['grantAccess', 'grantValidate', 'reportTask', 'entry'] as const),
    ...(['viewtechnique', 'viewvalidationUser'] as const),
  ],
  order_resultTest_antibiogram: ['state'],
  order_resultTest_antibiogram_resultsMicrobiology: ['cmiMPrint', 'diskPrint'],
};

/** What a column holds, whatever an order has in it; texts where nobody knows. */
export type LegacyType = 'text' | 'number' | 'boolean';

function listed(columns: ColumnsOf, table: string, column: string): boolean {
  return (
    new Map<string, readonly string[]>(Object.entries(columns)).get(table)?.includes(column) ??
    false
  );
}

/** The type that a column is declared with. */
export function legacyType(table: string, column: string): LegacyType {
  if (listed(NUMBERS, table, column)) return 'number';
  return listed(FLAGS, table, column) ? 'boolean' : 'text';
}
