import { createRequire } from 'node:module';

/** Loads a package of this folder, which is installed only when a slow part runs; whoever asks says what it is used as. */
export const slowTool: (name: string) => unknown = createRequire(import.meta.url);
