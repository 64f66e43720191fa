// The portal under test is drawn by what its users run: React's production build, which costs a fifth less of a flow test than the
// one for developers. It has no `act`, which Testing Library asks for; this one draws at once what an event changed, and comes to an
// end when React has nothing left to do. By night the other build tells its warnings (./quick-react).
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

interface ReactDom {
  flushSync(work: () => void): void;
}

interface Scheduler {
  readonly unstable_IdlePriority: number;
  unstable_scheduleCallback(priority: number, work: () => void): unknown;
}

const dom = load('react-dom') as ReactDom;
/** The queue that React itself draws by. */
const queue = createRequire(load.resolve('react-dom'))('scheduler') as Scheduler;

/** Resolves after whatever React had still to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    queue.unstable_scheduleCallback(queue.unstable_IdlePriority, resolve);
  });

function act(work: () => unknown): Pick<Promise<unknown>, 'then'> {
  let outcome: unknown;
  dom.flushSync(() => {
    outcome = work();
  });
  const whole = async () => {
    const value = await outcome;
    await idle();
    return value;
  };
  // Begins when somebody waits: an event is not waited for.
  return { then: (resolve, reject) => whole().then(resolve, reject) };
}

Object.assign(load('react') as object, { act });
