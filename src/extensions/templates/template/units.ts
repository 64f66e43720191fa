import { plainNumber } from '@/domain/base/number-readings';

import type { TemplateField } from './template-fields';

/** Files hold points, of which an inch has 72. Whoever measures paper has a ruler. */
const MILLIMETRE = 72 / 25.4;
/** Tenths of a millimetre that a length may be off: files keep hundredths of a point. */
const NEARLY = 0.02;

/** The unit that a number is shown and typed in; null for what is counted or written in words. */
export function unitOf({ kind, name }: TemplateField): 'mm' | 'pt' | null {
  if (name.startsWith('fontSizes')) return 'pt';
  return kind === 'measure' || (kind === 'number' && name !== 'signaturesPerRow') ? 'mm' : null;
}

/** Points in millimetres of one decimal, rounded so that what is `least` suffices and what is `most` fits. */
export function millimetres(points: number, bound: 'least' | 'most' | 'near'): number {
  const tenths = (points / MILLIMETRE) * 10;
  if (bound === 'near') return Math.round(tenths + NEARLY) / 10;
  // Adding 0 turns -0 into 0.
  return (bound === 'least' ? Math.ceil(tenths - NEARLY) : Math.floor(tenths + NEARLY)) / 10 + 0;
}

/** What is typed in the unit of its field, in points; text that is no number stays as it is. */
export function pointsText(typed: string, field: TemplateField): string {
  const typedNumber = plainNumber(typed);
  if (typedNumber === null || unitOf(field) !== 'mm') return typed;
  return String(Math.round(typedNumber * MILLIMETRE * 100) / 100);
}

/** Points as they stand in a field of the form, in its unit. */
export function unitText(points: string, field: TemplateField, language: string): string {
  const length = plainNumber(points);
  if (length === null || unitOf(field) === null) return points;
  const format = new Intl.NumberFormat(language, { useGrouping: false });
  return format.format(unitOf(field) === 'mm' ? millimetres(length, 'near') : length);
}
