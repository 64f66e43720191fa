import { expect, it, onTestFinished, vi } from 'vitest';

import { announceSessionEnd, canTellTabs, onSessionEnd } from '@/lib/session/session-channel';

import { openOtherTab } from '@tests/flows/portal/another-tab';

it('tells the other tabs, not this one', async () => {
  const { heard } = openOtherTab();
  const listener = vi.fn();
  onTestFinished(onSessionEnd(listener));
  announceSessionEnd({ end: 'refused', mark: 'm' });
  await expect.poll(() => heard).toEqual([{ end: 'refused', mark: 'm' }]);
  expect(listener).not.toHaveBeenCalled();
});

it('hears the other tabs until it stops, and only what it knows', async () => {
  const { channel } = openOtherTab();
  const listener = vi.fn();
  const stop = onSessionEnd(listener);
  const known = [
    { end: 'signed-out', mark: 'a' },
    { end: 'refused', mark: 'b' },
  ];
  const unknown = [null, 'refused', { end: 'refused' }, { end: 'other', mark: 'a' }, { mark: 'a' }];
  for (const message of [...unknown, { end: 'refused', mark: 1 }, ...known]) {
    channel.postMessage(message);
  }
  await expect.poll(() => listener.mock.calls).toEqual(known.map((news) => [news]));
  stop();
  const last = vi.fn();
  onTestFinished(onSessionEnd(last));
  channel.postMessage({ end: 'refused', mark: 'b' });
  await expect.poll(() => last).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('a browser that refuses channels, as Firefox does without cookies, leaves each tab by itself', async () => {
  vi.resetModules();
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  const alone = await import('@/lib/session/session-channel');
  expect(alone.canTellTabs()).toBe(false);
  expect(canTellTabs()).toBe(true);
  const stop = alone.onSessionEnd(() => undefined);
  alone.announceSessionEnd({ end: 'signed-out', mark: 'm' });
  stop();
});
