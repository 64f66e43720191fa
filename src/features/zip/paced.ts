import type { ZipAction } from './zip-state';

/** Milliseconds between two looks at the progress: to draw the dialog for each order costs as much as to read its answers. */
const PACE = 250;
/** What follows each other quickly while reports are made. */
const PROGRESS: ReadonlySet<ZipAction['type']> = new Set(['drawing', 'locked', 'outcome']);

/** Tells in the same order, but progress only four times a second; whatever else happens brings it along at once. */
export function paced(tell: (action: ZipAction) => void): (action: ZipAction) => void {
  let waiting: ZipAction[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellAll = () => {
    clearTimeout(timer);
    timer = undefined;
    const actions = waiting;
    waiting = [];
    for (const action of actions) tell(action);
  };
  return (action) => {
    waiting.push(action);
    if (PROGRESS.has(action.type)) timer ??= setTimeout(tellAll, PACE);
    else tellAll();
  };
}
