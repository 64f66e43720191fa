import type { ColumnField, ReportTemplate } from '@/reporting/report-template';

import type { AllWords } from './facts/mrt-facts';

export type HeaderField = ReportTemplate['header'][number]['field'];

/** Parts of a report that stand by themselves, neither in the patient's block nor in a column. */
export type ReportPart =
  | 'technique'
  | 'comment'
  | 'antibiogram'
  | 'options'
  | 'validatedBy'
  | 'orderComments'
  | 'pending'
  | 'signatures'
  | 'area'
  | 'profile'
  | 'laboratory'
  | 'title'
  | 'printLink'
  | 'logo';

const TEST = 'order_resulttest';
const ANTIBIOGRAM = `${TEST}_antibiogram`;

function below<Meaning>(table: string, columns: Readonly<Record<string, Meaning>>) {
  return Object.entries(columns).map(
    ([column, meaning]) => [`${table}.${column}`, meaning] as const,
  );
}

/** Fields of the patient's block by the templates' columns (`src/domain/reports/legacy/legacy-columns.ts`), in lower case. */
const HEADER_FIELDS: ReadonlyMap<string, HeaderField> = new Map([
  ...below<HeaderField>('order', {
    ordernumber: 'orderNumber',
    createddate: 'createdDate',
    createddateshort: 'createdDate',
  }),
  ...below<HeaderField>('order_patient', {
    name1: 'patientName',
    name2: 'patientName',
    lastname: 'patientName',
    surname: 'patientName',
    patientid: 'patientDocument',
    birthday: 'birthday',
    age: 'age',
  }),
  ...below<HeaderField>('order_patient_documenttype', {
    abbr: 'patientDocument',
    name: 'patientDocument',
  }),
  ...below<HeaderField>('order_patient_sex', { esco: 'sex', enusa: 'sex', code: 'sex' }),
  ...below<HeaderField>('order_patient_race', { name: 'race' }),
  ...below<HeaderField>('order_physician', { name: 'physician', lastname: 'physician' }),
  ...below<HeaderField>('order_account', { name: 'account' }),
  ...below<HeaderField>('order_rate', { name: 'rate' }),
  ...below<HeaderField>('order_type', { name: 'type' }),
  ...below<HeaderField>('order_branch', { name: 'branch' }),
  ...below<HeaderField>('order_service', { name: 'service' }),
  ...below<HeaderField>(TEST, { takendate: 'takenDate', validationdate: 'validationDate' }),
  ...below<HeaderField>('variables', {
    date: 'generatedAt',
    order: 'orderNumber',
    paciente: 'patientName',
  }),
]);

/** Columns of the results by the templates' columns. */
const COLUMN_FIELDS: ReadonlyMap<string, ColumnField> = new Map([
  ...below<ColumnField>(TEST, {
    testname: 'test',
    nametestenglish: 'test',
    result: 'result',
    resultenglish: 'result',
    flag: 'flag',
    pathology: 'flag',
    unit: 'unit',
    unitinternational: 'unit',
    refinterval: 'interval',
    refliteral: 'interval',
    refmin: 'interval',
    refmax: 'interval',
    refminview: 'interval',
    refmaxview: 'interval',
    validationdate: 'validationDate',
  }),
]);

const REPORT_PARTS: ReadonlyMap<string, ReportPart> = new Map([
  ...below<ReportPart>(TEST, {
    technique: 'technique',
    techniqueprofile: 'technique',
    commentresult: 'comment',
    fixedcomment: 'comment',
    refcomment: 'comment',
    refcommentenglish: 'comment',
    areaname: 'area',
    nameareaenglish: 'area',
    profilename: 'profile',
    profilenameenglish: 'profile',
    validationusername: 'validatedBy',
    validationuserlastname: 'validatedBy',
    validationuseridentification: 'validatedBy',
    validationusersignature: 'signatures',
  }),
  ...below<ReportPart>(`${TEST}_resultcomment`, { comment: 'comment' }),
  ...below<ReportPart>(ANTIBIOGRAM, { name: 'antibiogram', comment: 'antibiogram' }),
  ...below<ReportPart>(`${ANTIBIOGRAM}_resultsmicrobiology`, {
    nameantibiotic: 'antibiogram',
    cmi: 'antibiogram',
    interpretationcmi: 'antibiogram',
  }),
  ...below<ReportPart>(`${TEST}_optionstemplate`, {
    option: 'options',
    result: 'options',
    normalresult: 'options',
    comment: 'options',
  }),
  ...below<ReportPart>('order_comments', { comment: 'orderComments' }),
  ...below<ReportPart>('order_testpending', { name: 'pending', abbr: 'pending' }),
  ...below<ReportPart>('order_listfirm', {
    firm: 'signatures',
    areaname: 'signatures',
    validationusername: 'signatures',
    validationuserlastname: 'signatures',
    validationuseridentification: 'signatures',
  }),
  ...below<ReportPart>('variables', {
    entity: 'laboratory',
    titlereport: 'title',
    title: 'title',
    codeorder: 'printLink',
    imagen: 'logo',
    testpending: 'pending',
  }),
]);

/** A meaning by `table.column`, or by the column alone where the table is behind a relation and no other has that column. */
function meaningOf<Meaning>(
  meanings: ReadonlyMap<string, Meaning>,
  column: string,
): Meaning | null {
  if (!column.startsWith('*.')) return meanings.get(column) ?? null;
  const ending = column.slice(1);
  const found = [...meanings].filter(([name]) => name.endsWith(ending));
  return found.length === 1 ? (found[0]?.[1] ?? null) : null;
}

export const headerFieldOf = (column: string) => meaningOf(HEADER_FIELDS, column);
export const columnFieldOf = (column: string) => meaningOf(COLUMN_FIELDS, column);
export const reportPartOf = (column: string) => meaningOf(REPORT_PARTS, column);

/** What a field is called where the file has no word for it. */
export const FIELD_WORDS: Readonly<Record<HeaderField | ColumnField, AllWords>> = {
  patientName: { es: 'Paciente', en: 'Patient' },
  patientDocument: { es: 'Documento', en: 'Document' },
  birthday: { es: 'Nacimiento', en: 'Born' },
  age: { es: 'Edad', en: 'Age' },
  sex: { es: 'Sexo', en: 'Sex' },
  race: { es: 'Raza', en: 'Race' },
  orderNumber: { es: 'N.º de orden', en: 'Order no.' },
  createdDate: { es: 'Fecha de ingreso', en: 'Registered' },
  takenDate: { es: 'Toma de muestra', en: 'Sample taken' },
  validationDate: { es: 'Validación', en: 'Validated' },
  generatedAt: { es: 'Generado', en: 'Generated' },
  physician: { es: 'Médico', en: 'Physician' },
  account: { es: 'Cliente', en: 'Customer' },
  rate: { es: 'Tarifa', en: 'Rate' },
  type: { es: 'Tipo de orden', en: 'Order type' },
  branch: { es: 'Sede', en: 'Branch' },
  service: { es: 'Servicio', en: 'Service' },
  test: { es: 'Examen', en: 'Test' },
  result: { es: 'Resultado', en: 'Result' },
  flag: { es: '', en: '' },
  unit: { es: 'Unidad', en: 'Unit' },
  interval: { es: 'Valores de referencia', en: 'Reference values' },
};

/** The LIS's texts that the known templates print, by their number (docs/behaviour.md 4.4). */
export const LABEL_WORDS: Readonly<Record<string, AllWords>> = {
  '0102': { es: 'Edad', en: 'Age' },
  '0110': { es: 'Orden', en: 'Order' },
  '0117': { es: 'Historia', en: 'History' },
  '0120': { es: 'Fecha de nacimiento', en: 'Date of birth' },
  '0124': { es: 'Sexo', en: 'Sex' },
  '0125': { es: 'Unidad', en: 'Unit' },
  '0188': { es: 'Teléfono', en: 'Telephone' },
  '0189': { es: 'Fecha de ingreso', en: 'Date of entry' },
  '0262': { es: 'Página', en: 'Page' },
  '0263': { es: 'de', en: 'of' },
  '0289': { es: 'Resultado', en: 'Result' },
  '0396': { es: 'Fecha y hora de ingreso', en: 'Date and time of entry' },
  '0397': { es: 'Fecha de impresión', en: 'Print date' },
  '0398': { es: 'Paciente', en: 'Patient' },
  '0426': { es: 'Sexo', en: 'Sex' },
  '0459': { es: 'Examen', en: 'Test' },
  '0557': { es: 'Antibiótico', en: 'Antibiotic' },
  '0623': { es: 'Valor normal', en: 'Normal value' },
  '0628': { es: 'Valores de referencia', en: 'Reference values' },
  '1038': { es: 'Opción', en: 'Option' },
  '1440': { es: 'Resultado con validación preliminar', en: 'Result with preliminary validation' },
};
