import type { ZipOutcome } from '@/domain/reports/zip/zip-account';

/**
 * Where a zip stands. `choosing` waits for the browser's question where to save; `not-started` and `not-saved` failed and can be
 * tried again; `stopped` waits for the user to keep or drop what is done; `recording` has the file in place already.
 */
export type ZipPhase =
  | 'closed'
  | 'choosing'
  | 'running'
  | 'not-started'
  | 'stopped'
  | 'saving'
  | 'not-saved'
  | 'recording'
  | 'ended';

/** A zip in the making: plain data, so that every step can be tested. Times are milliseconds of one clock. */
export interface ZipState {
  readonly phase: ZipPhase;
  /** Numbers of the orders to pack, as listed. */
  readonly orders: readonly string[];
  /** How many orders their list has where they may be the newest alone; null where they are all. */
  readonly newest: number | null;
  /** Outcomes as they came; a retried order has several. */
  readonly outcomes: readonly ZipOutcome[];
  /** Outcomes there were when the present run began, and the orders that it has to try. */
  readonly before: number;
  readonly trying: number;
  readonly startedAt: number;
  readonly lastAt: number;
  /** The order being drawn. */
  readonly drawing: string | null;
  /** The server ended the session: what is done stays, nothing more can be made. */
  readonly isSessionOver: boolean;
  /** Name of the zip once it is written; empty before, and when nothing was there to write. */
  readonly savedAs: string;
  /** Deliveries that could not be recorded at the LIS. */
  readonly unrecorded: number;
  /** Reports that open with what their order holds, and with the zip's code. */
  readonly lockedByOrder: number;
  readonly lockedByCode: number;
  /** The zip's code; empty until a report needs it. */
  readonly code: string;
  readonly error: Error | null;
}

export type ZipAction =
  /** The browser asks where the zip of these orders goes. */
  | {
      readonly type: 'asked';
      readonly orders: readonly string[];
      readonly newest: ZipState['newest'];
    }
  | { readonly type: 'started'; readonly trying: number; readonly at: number }
  | { readonly type: 'drawing'; readonly order: string }
  | { readonly type: 'outcome'; readonly outcome: ZipOutcome; readonly at: number }
  /** A report was put behind its order's own password, or behind the zip's code where it has none. */
  | { readonly type: 'locked'; readonly code: string | null }
  | { readonly type: 'session-over' }
  | { readonly type: 'moved'; readonly phase: ZipPhase }
  | { readonly type: 'failed'; readonly phase: 'not-started' | 'not-saved'; readonly error: Error }
  | { readonly type: 'saved'; readonly savedAs: string }
  | { readonly type: 'unrecorded'; readonly count: number };

export const CLOSED: ZipState = {
  phase: 'closed',
  orders: [],
  newest: null,
  outcomes: [],
  before: 0,
  trying: 0,
  startedAt: 0,
  lastAt: 0,
  drawing: null,
  isSessionOver: false,
  savedAs: '',
  unrecorded: 0,
  lockedByOrder: 0,
  lockedByCode: 0,
  code: '',
  error: null,
};

/** The next state of a zip. */
export function zipState(state: ZipState, action: ZipAction): ZipState {
  switch (action.type) {
    case 'asked': {
      const { orders, newest } = action;
      return { ...CLOSED, phase: 'choosing', orders, newest, trying: orders.length };
    }
    case 'started': {
      const { trying, at } = action;
      const before = state.outcomes.length;
      return { ...state, phase: 'running', before, trying, startedAt: at, lastAt: at, error: null };
    }
    case 'drawing':
      return { ...state, drawing: action.order };
    case 'outcome':
      return { ...state, outcomes: [...state.outcomes, action.outcome], lastAt: action.at };
    case 'locked':
      return action.code === null
        ? { ...state, lockedByOrder: state.lockedByOrder + 1 }
        : { ...state, lockedByCode: state.lockedByCode + 1, code: action.code };
    case 'session-over':
      return { ...state, isSessionOver: true };
    case 'moved':
      return action.phase === 'closed' ? CLOSED : { ...state, phase: action.phase, drawing: null };
    case 'failed':
      return { ...state, phase: action.phase, drawing: null, error: action.error };
    case 'saved':
      return { ...state, phase: 'recording', savedAs: action.savedAs };
    case 'unrecorded':
      return { ...state, unrecorded: state.unrecorded + action.count };
  }
}
