import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { LABORATORY } from '@tests/e2e/support/laboratory-client';

/** One call of the contract as it looks on the wire. */
export interface WireCall {
  readonly method: string;
  readonly path: RegExp;
}

const CORS = { 'Access-Control-Allow-Origin': '*' };
const JSON_TYPE = { ...CORS, 'Content-Type': 'application/json' };
const HTML_TYPE = { ...CORS, 'Content-Type': 'text/html' };
const PAGE = '<!doctype html><title>Wi-Fi</title><p>Acepte las condiciones de la red</p>';

type Answer = (response: ServerResponse) => void;

const says =
  (status: number, body: string, headers: Record<string, string> = JSON_TYPE): Answer =>
  (response) => {
    response.writeHead(status, headers);
    response.end(body);
  };

const envelope = (code: number, errorFields: readonly string[]) =>
  JSON.stringify({
    code,
    message: 'Fallo de prueba',
    errorFields,
    detail: 'java.lang.IllegalStateException\n\tat net.lab.Dao.find(Dao.java:7)',
  });

/** What happens on the socket in the place of an answer. */
const ANSWERS = {
  drop: (response) => response.destroy(),
  // Headers and the first byte; the rest never comes.
  stall: (response) => {
    response.writeHead(200, JSON_TYPE);
    response.write('[');
  },
  // More is announced than comes before the socket closes.
  truncated: (response) => {
    response.writeHead(200, { ...JSON_TYPE, 'Content-Length': '1000' });
    response.write('[{"order": 20', () => response.destroy());
  },
  '404': says(404, PAGE, HTML_TYPE),
  '429': says(429, envelope(0, []), { ...JSON_TYPE, 'Retry-After': '30' }),
  '502': says(502, PAGE, HTML_TYPE),
  html: says(200, PAGE, HTML_TYPE),
  '500-code-0': says(500, envelope(0, [])),
  '500-code-1': says(500, envelope(1, [])),
  '500-code-2': says(500, envelope(2, ['77|regla de prueba'])),
  empty: (response) => {
    response.writeHead(204, CORS);
    response.end();
  },
  'wrong-shape': says(200, '{"data": {"items": []}, "version": 2}'),
} satisfies Readonly<Record<string, Answer>>;

export type SocketFault = keyof typeof ANSWERS;

function forward(incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url = '/', headers } = incoming;
  const outgoing = send(new URL(url, LABORATORY), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

export type FaultyGateway = Awaited<ReturnType<typeof openGateway>>;

/**
 * A server before the demo laboratory that plants a fault on the calls that match and hands everything else on. A planted call never
 * reaches the laboratory, so that nothing is stored by a cell.
 */
export async function openGateway() {
  let planted: { readonly call: WireCall; readonly answer: Answer } | null = null;
  let hits = 0;
  /** Calls that were handed on and are not answered yet. */
  let handedOn = 0;
  let judge: (call: string) => Answer | null = () => null;

  const server = createServer((incoming, response) => {
    const { method = '', url = '/' } = incoming;
    const { pathname } = new URL(url, LABORATORY);
    const isAsked = method !== 'OPTIONS';
    const isPlanted =
      isAsked && planted?.call.method === method && planted.call.path.test(pathname);
    const answer = isPlanted ? planted?.answer : isAsked ? judge(`${method} ${pathname}`) : null;
    if (isPlanted) hits += 1;
    if (answer !== null && answer !== undefined) {
      incoming.resume();
      answer(response);
    } else {
      handedOn += 1;
      response.once('close', () => {
        handedOn -= 1;
      });
      forward(incoming, response);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    /** Every call that matches meets the fault from now on. */
    plant(call: WireCall, fault: SocketFault): void {
      planted = { call, answer: ANSWERS[fault] };
      hits = 0;
    },
    /** Every call meets what `choose` gives for it; null hands it on. */
    plantAnywhere(choose: (call: string) => SocketFault | null): void {
      judge = (call) => {
        const fault = choose(call);
        return fault === null ? null : ANSWERS[fault];
      };
    },
    /** How often the planted fault happened. */
    hits: () => hits,
    /** Calls without a fault that wait for their answer. */
    waiting: () => handedOn,
    /** Takes the fault away and ends what hangs. */
    clear(): void {
      planted = null;
      judge = () => null;
      server.closeAllConnections();
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
