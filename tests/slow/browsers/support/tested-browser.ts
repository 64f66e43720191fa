/** Something on the screen as people find it. */
export interface Target {
  readonly role: string;
  /** Its accessible name, or a part of it. */
  readonly name: string;
  /** The name is the whole one: "Buscar", not "Buscar por fecha". */
  readonly isWhole?: boolean;
  /** Where it lies. */
  readonly within?: Target;
}

/** Pixels of the page. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the main job needs of a browser. It waits for nothing but the load of a page: the job tries again. */
export interface TestedBrowser {
  readonly version: string;
  open(url: string): Promise<void>;
  resize(size: Size): Promise<void>;
  isShown(target: Target): Promise<boolean>;
  /** Clicks as a person would; throws when the target is not there or something lies over it. */
  press(target: Target): Promise<void>;
  /** Types a text into the field with this label, in the place of the one that is there. */
  fill(label: string, text: string): Promise<void>;
  /** The value of an expression in the page, awaited. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts a browser that downloads into a folder of its own, and keeps there what else it keeps. */
export type StartBrowser = (folder: string) => Promise<TestedBrowser>;
