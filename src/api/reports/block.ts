import * as z from 'zod/mini';

import { optional, record, restriction } from '@/lib/wire/schema';

const blockSchema = optional(record({ blocked: restriction }, ({ blocked }) => blocked));

/** Whether the LIS blocks a test: no block or an empty one is none, what cannot be read is one. */
export const block = z.pipe(
  z.catch(blockSchema, true),
  z.transform((blocked) => blocked ?? false),
);
