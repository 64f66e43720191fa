// The page on which hostile texts meet the portal's own components, bundled by `hostile-page.ts`. No policy of the host protects it:
// what is proved here is that the components alone let nothing run.
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { addTextsOfAll } from '@/i18n/add-texts';
import { initI18n } from '@/i18n/init-i18n';
import { loadRuntimeConfig } from '@/lib/runtime-config';
import { Place, Portal } from '@tests/flows/results/hostile/place';
import { SINKS } from '@tests/flows/results/hostile/sinks';

declare global {
  interface Window {
    /** The names of all places. */
    places?: readonly string[];
    /** Draws the texts in one place and gives the elements that hold them. */
    drawAll?: (sink: string, texts: readonly string[]) => Promise<number>;
  }
}

/** Fires what an element has a handler for; what a harmless page never has. */
function provoke(root: ParentNode): number {
  let elements = 0;
  for (const element of root.querySelectorAll('*')) {
    elements += 1;
    for (const name of element.getAttributeNames()) {
      if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2)));
    }
    const address = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
    if (/^\W*j\W*a\W*v\W*a/i.test(address)) element.dispatchEvent(new MouseEvent('click'));
  }
  return elements;
}

const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Texts between which the browser comes to draw, load and run what waits. */
const AT_ONCE = 25;

/** Shows the texts one after the other. What a text set going goes on after it has left the page. */
async function drawAll(name: string, texts: readonly string[]): Promise<number> {
  const sink = SINKS.find((candidate) => candidate.name === name);
  if (sink === undefined) throw new Error(`no place ${name}`);
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  const show = await new Promise<(text: string) => void>((resolve) => {
    root.render(createElement(Portal, null, createElement(Place, { sink, onReady: resolve })));
  });
  let elements = 0;
  for (const [at, text] of texts.entries()) {
    flushSync(() => {
      show(text);
    });
    elements += provoke(host);
    if (at % AT_ONCE === 0) await nextFrame();
  }
  await nextFrame();
  root.unmount();
  host.remove();
  return elements;
}

await loadRuntimeConfig();
await initI18n('es');
await addTextsOfAll('dashboard');
await addTextsOfAll('administration');
window.places = SINKS.map(({ name }) => name);
window.drawAll = drawAll;
