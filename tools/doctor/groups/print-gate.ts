import { valueOf } from '../calls/try-calls';
import { inGroup, type Finding } from '../findings';
import { attempt, Unreached } from '../network/network';
import type { Situation } from '../servers';

const finding = inGroup('settings');
const PRESET = 'POST /api/user';
/** Spellings under which an app server may still hear its call behind a gate that hears but one. */
const SPELLINGS = ['/api/USER', '/api/user/', '/api//user', '/api/us%65r'];
const REPORTED = '/api/orders/getUserValidate/idOrder/';
/** An order that the visit is not of. */
const OTHER = '210012310001';

interface Header {
  readonly orderNumber?: number | string;
  readonly patient?: { readonly patientId?: string };
}

/** Whether print links open for anybody, and where a print gate is, whether it holds. The caller has to be in the page. */
export async function examinePrintGate(situation: Situation): Promise<readonly Finding[]> {
  const { trials, network } = situation;
  const { app = '', lis = '' } = situation.bases;
  const preset = valueOf(trials, 'getPresetUser');
  if (preset === undefined || preset === null) return [];
  if (typeof preset !== 'string') return [finding(PRESET, 'gap', 'preset-told')];
  const ask = async (method: string, url: string, body?: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { Authorization: token }) };
    const sent = { method, url, headers, body: body && JSON.stringify(body) };
    const reply = await attempt(network.exchange(sent));
    if (reply instanceof Unreached) return { status: 0, text: '' };
    return { status: reply.status, text: new TextDecoder().decode(reply.bytes) };
  };
  const spelt = await Promise.all(SPELLINGS.map((path) => ask('POST', app + path)));
  // A page says nothing of an account.
  const isTold = spelt.some(({ status, text }) => status === 200 && /^[^<]/.test(text));
  if (isTold) return [finding(PRESET, 'gap', 'gate-passed')];
  const { orderNumber, patient } = (valueOf(trials, 'orderHeader') ?? {}) as Header;
  if (orderNumber === undefined || preset !== 'document') {
    return [finding(PRESET, 'note', 'gate-untried')];
  }
  const link = String(orderNumber);
  const { text } = await ask('POST', `${app}/api/user`, { link, answer: patient?.patientId });
  const token = /gate\.[\w-]{43}/.exec(text)?.[0];
  const own = await ask('GET', lis + REPORTED + link, undefined, token);
  const other = await ask('GET', lis + REPORTED + OTHER, undefined, token);
  if (token === undefined || own.status >= 300) return [finding(PRESET, 'gap', 'gate-shut')];
  if (other.status !== 403) return [finding(PRESET, 'gap', 'gate-open')];
  const isSaid = situation.config.printGate;
  return [isSaid ? finding(PRESET, 'ok', 'gate') : finding('printGate', 'gap', 'gate-unsaid')];
}
