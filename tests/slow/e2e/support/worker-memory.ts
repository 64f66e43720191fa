import type { Page } from '@playwright/test';

/** What a worker answers to a command of DevTools. */
interface Answer {
  readonly id: number;
  readonly result?: Partial<Record<'usedSize' | 'backingStorageSize', number>>;
}

/** Reads what the worker holds whose address has this name in it, after its garbage was collected: its objects, and the bytes of its files. */
export async function openWorkerScales(page: Page, name: string) {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<number, (answer: Answer) => void>();
  let worker: string | null = null;
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker' && targetInfo.url.includes(name)) worker = sessionId;
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Answer;
    asked.get(answer.id)?.(answer);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const tell = async (method: string): Promise<Answer> => {
    if (worker === null) throw new Error('no worker was started');
    const id = asked.size + 1;
    const answered = new Promise<Answer>((resolve) => asked.set(id, resolve));
    const message = JSON.stringify({ id, method });
    await session.send('Target.sendMessageToTarget', { sessionId: worker, message });
    return answered;
  };
  return {
    /** Bytes. */
    async weigh(): Promise<number> {
      // Finalizers go with the second run.
      for (let run = 0; run < 3; run += 1) await tell('HeapProfiler.collectGarbage');
      const { result = {} } = await tell('Runtime.getHeapUsage');
      return (result.usedSize ?? NaN) + (result.backingStorageSize ?? NaN);
    },
  };
}
