import type { PrintRefusal } from './print-refusal';

/** What the print screen refused, and why. */
export class PrintRefusedError extends Error {
  readonly refusal: PrintRefusal;

  constructor(refusal: PrintRefusal) {
    super(refusal);
    this.name = 'PrintRefusedError';
    this.refusal = refusal;
  }
}
