import { wireRecord } from '@/domain/reports/delivery/sent-tests';

/**
 * What the laboratories' existing templates bind, table by table; a nested object becomes a table named by its path. `#` ends the
 * names of numbers, `?` those of yes or no; instants are texts. `flag` is the portal's own: arrow and words of the mark.
 */
const TABLES = {
  order: 'orderNumber createdDateShort createdDate languageReport deleteTests',
  order_type: 'code name color',
  order_branch: 'code name',
  order_service: 'code name',
  order_rate: 'code name',
  order_account: 'nit name',
  order_physician: 'name lastName email',
  order_patient: 'patientId name1 name2 lastName surName birthday age email phone address',
  order_patient_sex: 'code esCo enUsa',
  order_patient_documentType: 'abbr name',
  order_patient_race: 'id name',
  order_patient_diagnostic: 'type idRecord comment',
  order_allDemographics: `
    idDemographic# demographic encoded? notCodifiedValue value codifiedId# codifiedCode
    codifiedName orderView#`,
  order_comments: 'comment',
  order_resultTest: `
    areaId# areaCode areaAbbr areaName areaPartialValidation? sampleId# sampleCode sampleName
    sampleState# testId# testCode testName nameTestEnglish nameAreaEnglish abbreviation testType#
    result resultEnglish resultDate resultUserId# resultType# resultChanged? commentResult
    hasComment? state# newState# currentState# userId# pathology# haspathology? orderPathology#
    critic# delta? deltaMin# deltaMax# deltaInterval refMin# refMax# refMinview refMaxview
    refInterval refLiteral refComment refCommentEnglish panicMin# panicMax# panicMinview
    panicMaxview reportedMin# reportedMax# reportedMinview reportedMaxview unit unitId#
    unitInternational unitConversionFactor# digits# confidential? repeatAmmount#
    modificationAmmount# validationDate validationUserId# validationUserIdentification
    validationUserName validationUserLastName validationUserSignature validationUserSignatureCode
    entryDate entryUserId# takenDate takenUserId# verificationDate verificationUserId# printDate
    laboratoryType entryType# reportTask? entry? hasAntibiogram? hasTemplate? dependentExam?
    grantAccess? grantValidate? profileId# profileName profileNameEnglish printSort#
    printSortProfile# groupTitle packageId# packageName attachmentTest# technique codetechnique
    techniqueprofile viewtechnique? viewvalidationUser? fixedComment lastResult flag`,
  order_resultTest_resultComment: 'comment commentDate',
  order_resultTest_optionsTemplate: 'idTest# option result normalResult sort# comment',
  order_resultTest_antibiogram: 'id# name state? comment',
  order_resultTest_antibiogram_resultsMicrobiology: `
    idSensitivity# idAntibiotic# nameAntibiotic line# cmi cmiM cmiMPrint? disk interpretationCMI
    interpretationCMIM interpretationDisk diskPrint?`,
  order_resultTest_microbiologyGrowth: 'dateGrowth lastTransaction user',
  order_resultTest_microbiologyGrowth_sample: 'id name codesample state',
  order_listfirm: `
    areaId# areaName firm validationUserId# validationUserIdentification validationUserName
    validationUserLastName validationUserSignatureCode`,
  order_imageTest: `
    order testId# image1 image2 image3 image4 image5 imageName1 imageName2 imageName3 imageName4
    imageName5`,
  order_testpending: 'code abbr name nameTestEnglish',
  variables: `
    entity abbreviation date Order username titleReport typeprint imagen destination stamp
    testpending textpending testpendingtext paciente title formatDate codeorder testfilterview
    reportOrder`,
} as const;

/** What a column holds, whatever an order has in it; texts where nobody knows. */
export type LegacyType = 'text' | 'number' | 'boolean';

type Table = keyof typeof TABLES;

const tables = Object.keys(TABLES) as readonly Table[];
const namesOf = (table: Table) => TABLES[table].trim().split(/\s+/);

/** The columns of every table, spelled as the templates spell them. */
export const LEGACY_COLUMNS = Object.fromEntries(
  tables.map((table) => [table, namesOf(table).map((name) => name.replace(/[#?]$/, ''))]),
) as Record<string, readonly string[]> as Readonly<Record<Table, readonly string[]>>;

const TYPED = new Set(tables.flatMap((table) => namesOf(table).map((name) => `${table}.${name}`)));

/** The type that a column is declared with. */
export function legacyType(table: string, column: string): LegacyType {
  if (TYPED.has(`${table}.${column}#`)) return 'number';
  return TYPED.has(`${table}.${column}?`) ? 'boolean' : 'text';
}

/** A cell of a template's table; null where the LIS says nothing, which templates ask for to hide a block. */
export type LegacyScalar = string | number | boolean | null;

/** A row of a template's table with the rows below it. */
export interface LegacyRecord {
  readonly [name: string]: LegacyScalar | LegacyRecord | readonly LegacyRecord[];
}

/** A wire value as a template's cell; absent and nested ones are null. */
export function legacyScalar(value: unknown): LegacyScalar {
  const isScalar =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? value : null;
}

/** The named columns of a wire object, every one present. */
export function legacyRow(
  source: unknown,
  columns: readonly string[],
): Readonly<Record<string, LegacyScalar>> {
  const wire = wireRecord(source);
  return Object.fromEntries(columns.map((name) => [name, legacyScalar(wire[name])]));
}
