import { expect, it, onTestFinished, vi } from 'vitest';

import { announceSessionEnd, onSessionEnd } from '@/lib/session-channel';

/** Another tab: a channel of the same name. */
function openOtherTab() {
  const channel = new BroadcastChannel('session-end');
  const heard: unknown[] = [];
  channel.onmessage = ({ data }: { data: unknown }) => {
    heard.push(data);
  };
  onTestFinished(() => {
    channel.close();
  });
  return { channel, heard };
}

it('tells the other tabs, not this one', async () => {
  const { heard } = openOtherTab();
  const listener = vi.fn();
  onTestFinished(onSessionEnd(listener));
  announceSessionEnd('refused');
  await vi.waitFor(() => {
    expect(heard).toEqual(['refused']);
  });
  expect(listener).not.toHaveBeenCalled();
});

it('hears the other tabs until it stops, and only what it knows', async () => {
  const { channel } = openOtherTab();
  const listener = vi.fn();
  const stop = onSessionEnd(listener);
  for (const message of [null, 'other', { end: 'refused' }, 'signed-out', 'refused']) {
    channel.postMessage(message);
  }
  await vi.waitFor(() => {
    expect(listener.mock.calls).toEqual([['signed-out'], ['refused']]);
  });
  stop();
  const last = vi.fn();
  onTestFinished(onSessionEnd(last));
  channel.postMessage('refused');
  await vi.waitFor(() => {
    expect(last).toHaveBeenCalledTimes(1);
  });
  expect(listener).toHaveBeenCalledTimes(2);
});
