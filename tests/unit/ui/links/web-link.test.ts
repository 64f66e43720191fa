import { expect, it } from 'vitest';

import { webLink } from '@/ui/links/web-link';

it.each([
  ['https://lab.test/inicio', 'https://lab.test/inicio'],
  ['http://lab.test', 'https://lab.test/'],
  ['HTTP://lab.test:8080/a?b#c', 'https://lab.test:8080/a?b#c'],
  [' www.lab.test ', 'https://www.lab.test/'],
  ['WWW.lab.test/x', 'https://WWW.lab.test/x'.toLowerCase()],
  ['lab', ''],
  ['', ''],
  ['   ', ''],
])('%j leads to %j', (source, href) => {
  expect(webLink(source)).toBe(href);
});

/** Addresses that run, read or lead elsewhere than they look, by their protocol. */
const HOSTILE = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)'],
  ...['\u0001javascript:alert(1)', 'java\nscript:alert(1)', 'java\tscript:alert(1)'],
  ...['java\rscript:alert(1)', 'javascript\n:alert(1)', '\tjavascript:alert(1)'],
  ...['javascript://lab.test/%0aalert(1)', 'javascript&colon;alert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD4='],
  ...['DATA:image/svg+xml,<svg/>', 'blob:https://lab.test/1', 'filesystem:https://lab.test/x'],
  ...['view-source:https://lab.test', 'vbscript:msgbox(1)', 'livescript:alert(1)'],
  ...['mocha:alert(1)', 'file:///etc/passwd', 'ftp://lab.test', 'ws://lab.test'],
  ...['intent://lab.test#Intent;end', 'mailto:a@lab.test', 'tel:123', 'about:blank'],
  ...['//evil.test', '/\\evil.test', '\\\\evil.test', '/path', './path', '?query', '#part'],
  ...['lab.test', 'lab.test:443', 'https:', 'https://', 'https://lab.test@evil.test'],
  ...['https://user:word@lab.test', 'http://lab.test:443@evil.test/', 'https://evil.test:99999'],
  ...['https://a b'],
];

it('an address that is not https leads nowhere', () => {
  for (const source of HOSTILE) expect(webLink(source), source).toBe('');
});

it.each([
  ['https:\\\\lab.test\\x', 'https://lab.test/x'],
  ['https:lab.test', 'https://lab.test/'],
  ['https:///lab.test', 'https://lab.test/'],
  ['ht\ntps://lab.test', 'https://lab.test/'],
  ['https://lab.test\t.evil.test', 'https://lab.test.evil.test/'],
  ['https://lаb.test', 'https://xn--lb-7kc.test/'],
  ['https://lab。test', 'https://lab.test/'],
  ['https://ⓛⓐⓑ.test', 'https://lab.test/'],
  ['https://lab\u00ad.test', 'https://lab.test/'],
  ['https://lab.test/\u202etxt.exe', 'https://lab.test/%E2%80%AEtxt.exe'],
])('%j is the host that the browser will ask, foreign letters spelled out', (source, href) => {
  expect(webLink(source)).toBe(href);
});
