import { TIME_LIMITS } from '@/lib/http/create-request';
import { Unreached, type Failure, type Outgoing, type Reply } from '@doctor/network/network';
import { vi } from 'vitest';

import { PORTAL, reply, type Plant } from '../installation';

/** The lines of its group that change by what is planted, as `name = state code`. */
export type Case = readonly [changed: string, plant: Plant];

type Change = (answer: Reply) => Reply;
type IsMeant = (outgoing: Outgoing) => boolean;

export const PAGE = '<!doctype html><title>Sign in</title>';

export const isHost: IsMeant = ({ url }) => url.startsWith(PORTAL);

/** Requests of a method whose address holds a part. */
export const asked =
  (method: string, part: string): IsMeant =>
  (outgoing) =>
    outgoing.method === method && new URL(outgoing.url).pathname.includes(part);

/** Changes the true answers of some requests. */
export const changed =
  (isMeant: IsMeant, change: Change): Plant =>
  (outgoing, truth) =>
    isMeant(outgoing) ? truth().then(change) : null;

export const at = (method: string, part: string, change: Change): Plant =>
  changed(asked(method, part), change);

export const preflight = (part: string, change: Change): Plant => at('OPTIONS', part, change);

/** Requests that get no answer. */
export const failing =
  (isMeant: IsMeant, failure: Failure): Plant =>
  (outgoing) => {
    if (isMeant(outgoing)) throw new Unreached(failure);
    return null;
  };

/** Requests that the portal gives up before their answer comes; timers are fake. */
export const silent =
  (isMeant: IsMeant): Plant =>
  (outgoing) => {
    if (!isMeant(outgoing)) return null;
    return new Promise((_, reject) => {
      setImmediate(() => {
        vi.advanceTimersByTime(TIME_LIMITS.list);
        setImmediate(() => {
          reject(new Unreached('late'));
        });
      });
    });
  };

/** An answer with a header of another value; null for none. */
export const header =
  (name: string, value: string | null): Change =>
  ({ headers, ...answer }) => {
    const others = Object.entries(headers).filter(([each]) => each !== name);
    const own = value === null ? {} : { [name]: value };
    return { ...answer, headers: { ...Object.fromEntries(others), ...own } };
  };

export const status =
  (code: number): Change =>
  ({ headers }) =>
    reply(code, '', headers);

export const body =
  (text: string, type = 'application/json'): Change =>
  ({ status: code, headers }) =>
    reply(code, text, { ...headers, 'content-type': type });

/** The JSON of a good answer, changed; a refusal stays one. */
export const json =
  (change: (value: unknown) => unknown): Change =>
  (answer) =>
    answer.status === 200
      ? body(JSON.stringify(change(JSON.parse(new TextDecoder().decode(answer.bytes)))))(answer)
      : answer;

type Fields = Readonly<Record<string, unknown>>;

/** The first record of a list, changed. */
export const first =
  (change: (record: Fields) => Fields) =>
  (value: unknown): unknown => {
    const [head, ...rest] = value as readonly Fields[];
    return [change(head ?? {}), ...rest];
  };

/** A list with one more record. */
export const oneMore =
  (record: Fields) =>
  (value: unknown): unknown => [...(value as readonly unknown[]), record];
