/** A report may not be made, because the antibiogram of these tests could not be read: without it, it would be half a report. */
export class UnreadAntibiogramError extends Error {
  /** Names of the tests. */
  readonly tests: readonly string[];

  constructor(tests: readonly string[]) {
    super('unread antibiogram');
    this.name = 'UnreadAntibiogramError';
    this.tests = tests;
  }
}
