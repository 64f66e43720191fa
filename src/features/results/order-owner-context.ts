import { createContext } from 'react';

/** Whose the results are, patient and order number: every dialog about one of them says so (docs/promises.md F7). */
export const OrderOwnerContext = createContext<readonly string[]>([]);
