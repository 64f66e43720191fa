import { createContext } from 'react';

interface OrderOwner {
  /** Patient and order number: every dialog about one of the results says so (docs/promises.md F7). */
  readonly texts: readonly string[];
  /** Whose answers may stand in them; 0 where nothing more is asked for. */
  readonly patientIdDB: number;
}

/** Whose the results are. */
export const OrderOwnerContext = createContext<OrderOwner>({ texts: [], patientIdDB: 0 });
