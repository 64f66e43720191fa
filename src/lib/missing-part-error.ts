/**
 * A part of the portal that loads on demand could not be loaded: for want of a network, else mostly because a newer version was
 * deployed meanwhile.
 */
export class MissingPartError extends Error {
  readonly isOffline = !navigator.onLine;

  constructor() {
    super('a part of the portal could not be loaded');
    this.name = 'MissingPartError';
  }
}
