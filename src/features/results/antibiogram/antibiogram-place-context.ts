import { createContext } from 'react';

/** Where the antibiograms of the results are read: asked for test by test, or on the paper that the results are shown of. */
export const AntibiogramPlaceContext = createContext<'screen' | 'paper'>('screen');
