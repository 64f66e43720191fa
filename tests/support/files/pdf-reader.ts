import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';

let reader: Worker | null = null;

/** One thread for all the files of a worker: to load what reads them costs more than to read them. */
function pdfReader(): Worker {
  if (reader === null) {
    reader = new Worker('./tests/support/files/pdf-text-thread.mjs');
    reader.unref();
  }
  return reader;
}

/**
 * The text of a PDF without white space, page after page. Read in a thread of its own: the reader of PDF files replaces parts of
 * JavaScript itself, and with them the demo laboratory in this process lets nobody in. Rejects where the password is wrong or missing.
 */
export async function pdfTextOf(data: Uint8Array, password?: string): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  pdfReader().postMessage({ data, password, port: port2 }, [port2]);
  const [answer] = (await once(port1, 'message')) as [{ text: string } | { error: Error }];
  port1.close();
  if ('error' in answer) throw answer.error;
  return answer.text.replaceAll(/\s+/g, '');
}
