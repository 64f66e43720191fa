/** A part of the portal that loads on demand is gone, mostly because a newer version was deployed meanwhile. */
export class MissingPartError extends Error {
  constructor() {
    super('a part of the portal could not be loaded');
    this.name = 'MissingPartError';
  }
}
