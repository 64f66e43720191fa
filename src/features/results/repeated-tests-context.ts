import { createContext } from 'react';

/** The ids of the order's tests that come several times in it: what is asked for by test may be of any of them. */
export const RepeatedTestsContext = createContext<readonly number[]>([]);
