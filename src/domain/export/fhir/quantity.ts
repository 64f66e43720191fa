import { comparedText, numberReadings, type Comparator } from '@/domain/base/number-readings';

import { ExactDecimal } from './exact-json';

/** FHIR's decimal has no plus sign, and a point. Leading zeros make a code, which is no number. */
const DECIMAL = /^(-?(?:0|[1-9]\d*))(?:[.,](\d+))?$/;
const UCUM = 'http://unitsofmeasure.org';

/** Units that mean the same in the Unified Code for Units of Measure beyond doubt. Others keep the laboratory's text alone. */
const CODES: ReadonlyMap<string, string> = new Map([
  ['%', '%'],
  ['g/dL', 'g/dL'],
  ['g/L', 'g/L'],
  ['mg/dL', 'mg/dL'],
  ['mg/L', 'mg/L'],
  ['ng/mL', 'ng/mL'],
  ['ng/dL', 'ng/dL'],
  ['pg/mL', 'pg/mL'],
  ['µg/dL', 'ug/dL'],
  ['µg/L', 'ug/L'],
  ['mmol/L', 'mmol/L'],
  ['µmol/L', 'umol/L'],
  ['mEq/L', 'meq/L'],
  ['U/L', 'U/L'],
  ['fL', 'fL'],
  ['pg', 'pg'],
]);

/** A measured amount as FHIR R4 writes it. */
export interface Quantity {
  readonly value: ExactDecimal;
  readonly comparator?: Comparator;
  readonly unit?: string;
  readonly system?: string;
  readonly code?: string;
}

/** The characters of a number as FHIR wants them; null where the text is no plain number, or could be read two ways. */
export function exactDecimal(written: string, value: number | null): ExactDecimal | null {
  const text = written.trim();
  const [decimal, thousands] = numberReadings(text);
  if (decimal === undefined || (value !== null && value !== decimal && value !== thousands)) {
    return null;
  }
  if (value === null && thousands !== undefined) return null;
  const isGrouped = value !== null && value === thousands;
  const digits = (isGrouped ? text.replace(/[.,]/, '') : text).replace(/^\+/, '');
  const parts = DECIMAL.exec(digits);
  if (parts === null) return null;
  const [, whole = '', decimals] = parts;
  return new ExactDecimal(whole + (decimals === undefined ? '' : `.${decimals}`));
}

function withUnit(value: ExactDecimal, unit: string, comparator?: Comparator): Quantity {
  const code = CODES.get(unit);
  return {
    value,
    ...(comparator !== undefined && { comparator }),
    ...(unit !== '' && { unit }),
    ...(code !== undefined && { system: UCUM, code }),
  };
}

/**
 * What a result measures: `13.0`, `<5`; null for everything that is no number beyond doubt, which stays a text. `value` is the number
 * that the portal reads the text as.
 */
export function quantityOf(result: string, value: number | null, unit: string): Quantity | null {
  const compared = comparedText(result);
  const decimal =
    compared === null ? exactDecimal(result, value) : exactDecimal(compared.text, null);
  return decimal === null ? null : withUnit(decimal, unit, compared?.comparator);
}
