import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { findByLabel, findByRole } from './find-in-page';
import type { TestedBrowser } from './tested-browser';
import { watchPage } from './watch-page';

/** The commands of WebDriver that the main job needs. */
export type Command = 'open' | 'resize' | 'execute' | 'click' | 'clear' | 'type';

/** A session of WebDriver, by whatever way its commands travel. */
export interface WebDriverSession {
  readonly version: string;
  /** Sends a command with its parameters, `id` among them where it acts on an element; gives the answer's value. */
  readonly send: (
    command: Command,
    parameters: Readonly<Record<string, unknown>>,
  ) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** The standard's name for a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const LIBRARY = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** A browser that obeys WebDriver. It watches a page from its load on. */
export function webDriverBrowser({ version, send, close }: WebDriverSession): TestedBrowser {
  const execute = (script: string) => send('execute', { script, args: [] });

  /** Puts into a newly loaded page what the tests need there; the library knows only functions that came with it. */
  const prepare = async () => {
    if ((await execute('return window.findByRole !== undefined')) === true) return;
    const library = await readFile(LIBRARY, 'utf8');
    await execute(`${library};
      window.testingLibrary = TestingLibraryDom;
      window.findByRole = ${String(findByRole)};
      window.findByLabel = ${String(findByLabel)};
      (${String(watchPage)})();`);
  };
  const evaluate = async (expression: string) => {
    await prepare();
    return execute(`return ${expression}`);
  };
  /** The reference of the element that a function of the page finds; undefined when there is none. */
  const find = async (name: 'findByRole' | 'findByLabel', wanted: unknown): Promise<unknown> => {
    const found = await evaluate(`window.${name}(${JSON.stringify(wanted)})`);
    return typeof found === 'object' && found !== null ? Reflect.get(found, ELEMENT) : undefined;
  };
  const mustFind = async (name: 'findByRole' | 'findByLabel', wanted: unknown) => {
    const id = await find(name, wanted);
    if (id === undefined) throw new Error(`${JSON.stringify(wanted)} is not on the screen`);
    return id;
  };

  return {
    version,
    async open(url) {
      await send('open', { url });
      await prepare();
    },
    async resize(size) {
      await send('resize', { ...size });
    },
    isShown: async (target) => (await find('findByRole', target)) !== undefined,
    async press(target) {
      await send('click', { id: await mustFind('findByRole', target) });
    },
    async fill(label, text) {
      const id = await mustFind('findByLabel', label);
      await send('clear', { id });
      await send('type', { id, text });
    },
    evaluate,
    close,
  };
}
