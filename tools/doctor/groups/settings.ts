import { decodeConfiguration } from '@/api/configuration/get-stored-entries';
import type { ConfigurationEntry } from '@/domain/configuration/configuration-entry';
import { isMailPassword } from '@/domain/configuration/effective-values';
import { KEYS_BY_NAME } from '@/domain/configuration/keys';
import type { ReadSettings } from '@/domain/configuration/settings-from-entries';
import { bodyValue } from '@/lib/http/answer-body';
import type { RuntimeConfig } from '@/lib/runtime-keys';
import { readAddress } from '@/lib/session/web-address';

import { replyTo, valueOf, type Trial } from '../calls/try-calls';
import { inGroup, type Finding } from '../findings';
import { likelyName } from '../likely-name';
import type { Situation } from '../servers';

const finding = inGroup('settings');

/** A key as a developer writes one; what else stands there may be a value that slipped. */
const KEY = /^[\p{L}_][\p{L}\d_.-]{0,40}$/u;

/** The entries of the server's configuration as they came, the secret ones among them; none where there was no answer. */
function entriesOf(trials: readonly Trial[]): readonly ConfigurationEntry[] {
  const reply = replyTo(trials, 'getConfiguration');
  if (reply === null) return [];
  const answer = bodyValue({
    bytes: reply.bytes,
    contentType: reply.headers['content-type'] ?? '',
  });
  const [first] = [answer].flat();
  const hasValue = typeof first === 'object' && first !== null && 'value' in first;
  const decoded = decodeConfiguration(hasValue ? String(first.value) : '');
  return decoded?.items ?? [];
}

function ofKeys(entries: readonly ConfigurationEntry[]): readonly Finding[] {
  const present = new Set(entries.map(({ key }) => key.trim()));
  const known = [...KEYS_BY_NAME.keys()];
  const unknown = [...present].filter((key) => !KEYS_BY_NAME.has(key));
  return unknown.map((key) => {
    const name = KEY.test(key) ? key : '{…}';
    const meant = likelyName(
      key,
      known.filter((each) => !present.has(each)),
    );
    return meant === null
      ? finding(name, 'note', 'key-unknown')
      : finding(name, 'gap', 'key-misspelt', { meant });
  });
}

function ofUnread(read: unknown): readonly Finding[] {
  if (typeof read !== 'object' || read === null || !('unread' in read)) return [];
  const { unread } = read as ReadSettings;
  const keys = unread.keys.map((key) => finding(KEY.test(key) ? key : '{…}', 'gap', 'key-unread'));
  const { nameless } = unread;
  return nameless > 0 ? [...keys, finding('{…}', 'gap', 'keys-lost', { count: nameless })] : keys;
}

function ofSecrets(entries: readonly ConfigurationEntry[]): readonly Finding[] {
  const isTold = entries.some((entry) => isMailPassword(entry) && entry.value.trim() !== '');
  return isTold ? [finding('SmtpPasswordUser', 'note', 'password-told')] : [];
}

function ofLis(config: RuntimeConfig, storedLisUrl: string, isAllowed: boolean): Finding {
  const name = config.lisUrl === '' ? 'ServiciosLISUrl' : 'lisUrl';
  const address = config.lisUrl === '' ? storedLisUrl.trim() : config.lisUrl;
  if (address === '') return finding(name, 'gap', 'lis-absent');
  const read = readAddress(address);
  if ('problem' in read) {
    return finding(name, 'gap', read.problem === 'insecure' ? 'lis-insecure' : 'lis-no-address');
  }
  const { origin } = new URL(read.address);
  return isAllowed ? finding(name, 'ok', 'ok') : finding(name, 'gap', 'lis-closed', { origin });
}

/** Keys that are unknown, misspelt, unreadable or tell too much. The caller has to be in the page (`asPortal`). */
export function examineSettings(situation: Situation): readonly Finding[] {
  const { config, trials, storedLisUrl, isLisAllowed } = situation;
  const read = valueOf(trials, 'getConfiguration');
  const isKnown = read !== undefined || config.lisUrl !== '';
  const entries = entriesOf(trials);
  const found = [
    ...(isKnown ? [ofLis(config, storedLisUrl, isLisAllowed)] : []),
    ...ofKeys(entries),
    ...ofUnread(read),
    ...ofSecrets(entries),
  ];
  const [first] = entries;
  return first === undefined
    ? found
    : [finding('configuration', 'ok', 'keys', { count: entries.length }), ...found];
}
