// @vitest-environment jsdom

// Every screen before answers that no contract allows: it may say what it cannot read, it never goes white. Fifty payloads a
// screen; each run is named by its seed.
import { fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';

import {
  answerFuzzed,
  answerFuzzedReport,
  passFuzzed,
} from '@tests/flows/results/fuzz/fuzzed-laboratory';
import {
  appears,
  beginAs,
  buttonsNamed,
  expectAlive,
  visitTabs,
  walkThroughOrder,
  walkToResults,
  watchFailures,
} from '@tests/flows/results/fuzz/fuzzed-walk';
import { layOut, ORDER } from '@tests/support/orders/history';
import { server } from '@tests/support/environment/laboratory';
import { narrowScreen } from '@tests/support/page/screen-width';
import { printLink, serveLinks } from '@tests/flows/reports/print-link';
import { openPortal } from '@tests/support/page/render-app';
import { serveReportFiles, watchBrowser } from '@tests/support/reports/reports';

const PAYLOADS = 50;
const TIME = 5_400_000;
let forget: () => void = () => undefined;

beforeEach(() => {
  forget = watchFailures();
  layOut();
  watchBrowser();
});
afterEach(() => {
  forget();
});

/** Runs a walk with one payload after the other; gives what all of them came to see. */
async function withPayloads(
  walk: (seed: number, screens: Set<string>) => Promise<void>,
): Promise<ReadonlySet<string>> {
  const screens = new Set<string>();
  const seeds = fc.noShrink(fc.integer());
  await fc.assert(
    fc.asyncProperty(seeds, (seed) => walk(seed, screens)),
    { numRuns: PAYLOADS },
  );
  return screens;
}

it(
  'list, results, comment, antibiogram, histories and report dialog stand broken answers',
  async () => {
    const screens = await withPayloads(walkThroughOrder);
    // Most payloads leave something to open.
    expect(screens).toContain('results');
    expect(screens.size).toBeGreaterThanOrEqual(6);
  },
  TIME,
);

it(
  'results on a phone stand broken answers',
  async () => {
    narrowScreen();
    const screens = await withPayloads(async (seed, seen) => {
      await beginAs('laboratorio');
      answerFuzzed(seed);
      await walkToResults(seen);
      for (const details of buttonsNamed(/^Detalles de /)) fireEvent.click(details);
      expectAlive('details');
    });
    expect(screens).toContain('results');
  },
  TIME,
);

it(
  'the sign-in stands a broken configuration',
  async () => {
    await withPayloads(async (seed) => {
      server.resetHandlers();
      passFuzzed(/encrypted|usertypes|documenttypes|webquery/, seed);
      await openPortal('/');
      await appears('input[type="password"], [role="alert"], h1');
      expectAlive('sign-in');
    });
  },
  TIME,
);

it.each([
  ['configuration dialog', '/dashboard', /encrypted|usertypes|demographics/],
  ['data of the client', '/datacustomers', /encrypted|usertypes/],
])(
  'the %s stands broken answers',
  async (_name, address, paths) => {
    await withPayloads(async (seed) => {
      await beginAs('administrador');
      passFuzzed(paths, seed);
      await openPortal(address);
      await appears('h1, h2, [role="alert"], form');
      expectAlive(address);
      const [button] = buttonsNamed(/^Configuración$/);
      if (button === undefined) return;
      fireEvent.click(button);
      await appears('[role="dialog"] input, [role="dialog"] [role="alert"]');
      visitTabs();
    });
  },
  TIME,
);

it(
  'the profile stands a broken configuration and session',
  async () => {
    await withPayloads(async (seed) => {
      await beginAs('medico');
      passFuzzed(/encrypted|users|documenttypes/, seed);
      await openPortal('/userprofile');
      await appears('h1, [role="alert"]');
      expectAlive('profile');
    });
  },
  TIME,
);

it(
  'the print page stands broken answers',
  async () => {
    await withPayloads(async (seed) => {
      server.resetHandlers();
      serveReportFiles();
      serveLinks();
      answerFuzzedReport(seed);
      await openPortal(printLink(ORDER));
      await appears('[role="alert"], [role="region"], h1');
      expectAlive('print');
    });
  },
  TIME,
);

it(
  'the zip dialog stands broken answers',
  async () => {
    await withPayloads(async (seed) => {
      await beginAs('cliente');
      answerFuzzed(seed);
      await walkToResults(new Set());
      const [zip] = buttonsNamed(/^Descargar ZIP: /);
      if (zip === undefined || zip.hasAttribute('disabled')) return;
      fireEvent.click(zip);
      await appears('[role="dialog"]');
      expectAlive('zip');
    });
  },
  TIME,
);

it('a white page and a screen that gave up are noticed', () => {
  const page = document.createElement('p');
  document.body.replaceChildren(page);
  expect(() => {
    expectAlive('white');
  }).toThrow('white');
  page.textContent = 'Algo salió mal en esta pantalla';
  expect(() => {
    expectAlive('given up');
  }).toThrow('given up');
  page.remove();
});
