import { createContext } from 'react';

/** True where patients read, also behind a print link: what asks for action is said to them in words of their own. */
export const PatientReader = createContext(false);
