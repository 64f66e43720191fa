// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';

import { fakeEngine } from './fake-vendor';
import { draw, failureOf, installationPerTest, job, open, serveScripts } from './installation';

installationPerTest();

describe('under a policy that refuses text as HTML', () => {
  interface Rules {
    readonly createHTML?: (source: string) => string;
    readonly createScriptURL: (url: string) => string;
  }

  /** A browser with Trusted Types whose headers allow some policies. */
  function enforce(allowed: readonly string[]): ReadonlyMap<string, Rules> {
    const policies = new Map<string, Rules>();
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, rules: Rules) => {
        if (!allowed.includes(name)) throw new TypeError('disallowed by CSP');
        policies.set(name, rules);
        return rules;
      },
    });
    return policies;
  }

  it('lets the engine measure harmless HTML, only while it draws', async () => {
    const policies = enforce(['portal', 'default']);
    let measured: string | undefined;
    const render = () => {
      measured = policies.get('default')?.createHTML?.('<b onclick=x>a</b><img src=x>');
    };
    await draw({ render });
    expect(measured).toBe('<b>a</b>&lt;img src=x&gt;');
    expect(() => policies.get('default')?.createHTML?.('<b>a</b>')).toThrow(TypeError);
    expect(() => policies.get('default')?.createScriptURL('/assets/x.js')).toThrow(TypeError);
  });

  it('names the header that stands in the way', async () => {
    enforce(['portal']);
    serveScripts(fakeEngine());
    expect(await failureOf()).toBe('Content-Security-Policy: invalid trusted-types … default');
  });

  it('adds its policy with the first report, not before', async () => {
    const policies = enforce(['portal', 'default']);
    serveScripts(fakeEngine());
    const engine = await open();
    expect([...policies.keys()]).toEqual([]);
    await engine.make(job());
    await engine.make(job());
    expect([...policies.keys()]).toEqual(['portal', 'default']);
  });
});
