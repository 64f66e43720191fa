import { readText } from '@/lib/wire/scalars';

/** The application server answers `2`, as text or number, when the configured path does not exist (docs/contract.md §2). */
export function isPathMissing(answer: unknown): boolean {
  return readText(answer).trim() === '2';
}
