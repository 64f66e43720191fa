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
    // A browser beside others may draw no frame for minutes: the list then shows later what it has, and the walk goes on.
    const nextFrame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 200);
      });
    provoke();
    const lists = [...document.querySelectorAll('*')].filter(
      ({ scrollHeight, clientHeight }) => clientHeight > 100 && scrollHeight > clientHeight + 20,
    );
    for (const list of lists) {
      for (let top = 0; top < list.scrollHeight; top += list.clientHeight * 0.8) {
        list.scrollTop = top;
        await nextFrame();
        await nextFrame();
        provoke();
      }
    }
    return [...strange];
  });
}
