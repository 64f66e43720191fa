import { expect, it } from 'vitest';

import { pictureAddress } from '@/ui/page/picture-address';

it.each([
  ['a PNG', 'iVBORw0KGgoAAA', 'data:image/png;base64,iVBORw0KGgoAAA'],
  ['a JPEG', '/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['a GIF', 'R0lGODlh', 'data:image/gif;base64,R0lGODlh'],
  [
    'a data URL with a wrong type',
    'data:text/html;base64,/9j/4AAQ',
    'data:image/jpeg;base64,/9j/4AAQ',
  ],
  ['line breaks', 'iVBORw\r\n0KGgoAAA', 'data:image/png;base64,iVBORw0KGgoAAA'],
  ['a page instead of a picture', 'PHNjcmlwdD4=', ''],
  ['an SVG', 'PHN2ZyB4bWxucz0i', ''],
  ['an address', 'https://elsewhere.test/a.png', ''],
  ['nothing', '', ''],
])('%s', (_case, source, address) => {
  expect(pictureAddress(source)).toBe(address);
});
