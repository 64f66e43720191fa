import type { Page } from '@playwright/test';

import type { FaultyGateway, WireCall } from './faulty-gateway';
import type { MatrixWorld } from './matrix-world';

/** Where a cell takes place. */
export interface Scene {
  readonly page: Page;
  readonly gateway: FaultyGateway;
  readonly world: MatrixWorld;
}

/** How somebody comes to make a call, and what they see. */
export interface Walk {
  readonly call: WireCall;
  /** Leads to the screen from which the call is made. */
  readonly open: (scene: Scene) => Promise<void>;
  /** Makes the call. */
  readonly act: (scene: Scene) => Promise<void>;
  /** The call is made by opening the page, which is impossible without a network. */
  readonly isOfStart?: boolean;
  /** The call is made once on its screen, whatever came of it. */
  readonly isOnce?: true;
  /** What is told first whenever the call fails; left out where the reason alone is told. */
  readonly failed?: RegExp;
  /** The button that makes the call once more. */
  readonly again: string;
  /** Fails when something typed or shown before the call is gone. */
  readonly kept: (scene: Scene) => Promise<void>;
  /** Fails unless the call did what it is for. */
  readonly done: (scene: Scene) => Promise<void>;
}
