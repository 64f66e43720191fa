import { createRequire } from 'node:module';

// What is told about comments is read by the browser's parser; Node gets jsdom's with the first text that needs it.
if (!('DOMParser' in globalThis)) {
  let parser: typeof DOMParser | undefined;
  Object.defineProperty(globalThis, 'DOMParser', {
    configurable: true,
    get: () => {
      if (parser === undefined) {
        const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
          JSDOM: new () => { window: { DOMParser: typeof DOMParser } };
        };
        parser = new JSDOM().window.DOMParser;
      }
      return parser;
    },
  });
}
