import { fullName, type NameParts } from '@/domain/orders/full-name';
import { fileNamePart } from '@/lib/files/file-name-part';

/** What names the report of an order. */
export interface NamedOrder extends NameParts {
  readonly order: string;
  readonly patientId: string;
}

/** GenerarPDFCon for names of order numbers alone. */
export const BY_ORDER = 1;
/** Digits of an order number at most; those of the LIS have up to fourteen. */
const LONGEST_ORDER = 29;

/** The order number as a part of a name. Its digits make every name one that no system reserves. */
function orderPart(order: string): string {
  return order.replaceAll(/\D/g, '').slice(0, LONGEST_ORDER) || '0';
}

/** Parts by GenerarPDFCon, in the LIS's meaning; a custom expression counts as 1. */
function partsOf(named: NamedOrder, naming: number): readonly string[] {
  const order = orderPart(named.order);
  const patientId = fileNamePart(named.patientId);
  const patient = fileNamePart(fullName(named));
  switch (naming) {
    case 2:
      return [order, patientId];
    case 3:
      return [order, patient];
    case 4:
      return [patientId, order];
    case 5:
      return [patient, order];
    default:
      return [order];
  }
}

/** Systems that ignore case would lose one of two names: `ß` and `SS` are the same to some of them. */
function caseless(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase();
}

/**
 * The file name of every order's report in the zip, by order number: safe on every system, at most 80 characters, no two alike.
 * All names are given at once, so that an order keeps its name when it is tried again.
 */
export function reportFileNames(
  orders: readonly NamedOrder[],
  naming: number,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const named of orders) {
    if (names.has(named.order)) continue;
    const base = partsOf(named, naming)
      .filter((part) => part !== '')
      .join('_');
    let name = base;
    for (let count = 2; taken.has(caseless(name)); count += 1) name = `${base}-${count}`;
    taken.add(caseless(name));
    names.set(named.order, `${name}.pdf`);
  }
  return names;
}
