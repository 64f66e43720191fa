import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The way out of the page for a script that ran in it. */
    reportExecution?: (what: string) => void;
  }
}

/** What scripts of others call to show that they ran. */
const TRAPS = ['alert', 'confirm', 'prompt', 'print'] as const;

/** Traps the page's dialogs, so that a script that runs leaves its name. Call it before the page is opened. */
export async function trapScripts(page: Page): Promise<string[]> {
  const executed: string[] = [];
  await page.exposeFunction('reportExecution', (what: string) => {
    executed.push(what);
  });
  await page.addInitScript((names) => {
    for (const name of names) {
      Reflect.set(window, name, (text: unknown) => {
        window.reportExecution?.(`${name}(${String(text)})`);
      });
    }
  }, TRAPS);
  return executed;
}

/**
 * Scrolls every list of the page to its end and fires, on each element, every event that its markup has a handler for. Gives the
 * markup that no screen of the portal draws, those handlers first of all.
 */
export async function provokePage(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const address = /^(?:https?:|mailto:|tel:|blob:|data:image\/(?:png|jpeg|gif);)/;
    const strange = new Set<string>();
    const look = (element: Element) => {
      const isScript = element.localName === 'script' && !element.hasAttribute('src');
      const isStrange =
        /^(?:iframe|object|embed|base|math|style|template|marquee|video|audio)$/.test(
          element.localName,
        );
      if (isScript || isStrange) strange.add(`<${element.localName}>`);
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) {
          strange.add(`${element.localName} ${name}`);
          element.dispatchEvent(new Event(name.slice(2)));
        }
        const isAddress = /^(?:href|src|action|formaction|data|poster|srcset|xlink:href)$/.test(
          name,
        );
        const { protocol, href } = new URL(isAddress ? value : '', document.baseURI);
        if (isAddress && !address.test(protocol === 'data:' ? href : protocol)) {
          strange.add(`${element.localName} ${name}=${value.slice(0, 60)}`);
        }
        if (name === 'style' && /url\(|expression|javascript/i.test(value)) strange.add(value);
      }
    };
    const provoke = () => {
      for (const element of document.querySelectorAll('body, body *')) look(element);
    };
    const rowsOf = (list: Element) => [
      ...list.querySelectorAll('[aria-rowindex], [aria-posinset]'),
    ];
    const placeOf = (row: Element) =>
      Number(row.getAttribute('aria-rowindex') ?? row.getAttribute('aria-posinset'));
    const isDrawn = (list: Element) => {
      const { top, bottom } = list.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      const boxes = rowsOf(list).map((row) => row.getBoundingClientRect());
      return boxes.length === 0 || boxes.some((box) => box.top <= middle && box.bottom >= middle);
    };
    provoke();
    const lists = [...document.querySelectorAll('*')].filter(
      ({ scrollHeight, clientHeight }) => clientHeight > 100 && scrollHeight > clientHeight + 20,
    );
    for (const list of lists) {
      const seen = new Set<number>();
      for (let top = 0; top < list.scrollHeight; top += list.clientHeight / 2) {
        list.scrollTop = top;
        // Told here: the browser tells with its next frame, and a busy one may draw none for minutes.
        list.dispatchEvent(new Event('scroll'));
        do {
          await new Promise((resolve) => {
            setTimeout(resolve);
          });
        } while (!isDrawn(list));
        provoke();
        for (const row of rowsOf(list)) seen.add(placeOf(row));
      }
      // What was not drawn was not looked at.
      const last = Math.max(...seen);
      for (let row = Math.min(...seen); row < last; row += 1) {
        if (!seen.has(row)) strange.add(`row ${row} was not drawn`);
      }
    }
    return [...strange];
  });
}
