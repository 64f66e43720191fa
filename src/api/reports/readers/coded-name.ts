import type { CodedName } from '@/domain/reports/content/report-order';
import { orElse, record, text } from '@/lib/wire/readers';

const NONE: CodedName = { code: '', name: '' };

/** A coded name of the LIS; null and the object of nothing but flags, which stand for "not assigned", give empty texts. */
export const codedName = orElse(
  record({ code: text, name: text }, (value): CodedName => value),
  NONE,
);

/** Accounts know no code: the tax number serves as one (contract, LisAccount). */
export const accountName = orElse(
  record({ nit: text, name: text }, ({ nit, name }): CodedName => ({ code: nit, name })),
  NONE,
);

export const physicianName = orElse(
  record({ code: text, name: text, lastName: text }, ({ code, name, lastName }): CodedName => ({
    code,
    name: `${name} ${lastName}`.trim(),
  })),
  NONE,
);

export const documentTypeName = orElse(
  record({ abbr: text, name: text }, ({ abbr, name }): CodedName => ({ code: abbr, name })),
  NONE,
);
