import { createContext } from 'react';

/** Addresses of the screens that extensions bring: links to others are not drawn. */
export const ExtensionPaths = createContext<readonly string[]>([]);
