import { expect, it } from 'vitest';

import { webLink } from '@/ui/web-link';

it.each([
  ['https://lab.test/inicio', 'https://lab.test/inicio'],
  ['http://lab.test', 'http://lab.test/'],
  [' www.lab.test ', 'https://www.lab.test/'],
  ['javascript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['lab', ''],
  ['', ''],
])('%j leads to %j', (source, href) => {
  expect(webLink(source)).toBe(href);
});
