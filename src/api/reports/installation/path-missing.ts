import { mapped, required } from '@/lib/wire/readers';
import { readText } from '@/lib/wire/scalars';

/** The application server answers `2`, as text or number, when the configured path does not exist (docs/contract.md). */
const isPathMissing = required((answer) => (readText(answer).trim() === '2' ? true : null));

/** Null for such an answer. */
export const pathMissing = mapped(isPathMissing, () => null);
