import { optional, orElse, record, restriction } from '@/lib/wire/readers';

const sentBlock = orElse(
  optional(record({ blocked: restriction }, ({ blocked }) => blocked)),
  true,
);

/** Whether the LIS blocks a test: no block or an empty one is none, what cannot be read is one. */
export const block = (wire: unknown): boolean => sentBlock(wire) ?? false;
