import { expect, it } from 'vitest';

import { askedAddress, asking } from '@/lib/session/asked-address';

it('gives the address of the portal that was asked for, and none of another host', () => {
  expect(askedAddress(asking('/templates'))).toBe('/templates');
  for (const state of [null, 'x', {}, { asked: 5 }, asking(''), asking('templates')]) {
    expect(askedAddress(state), JSON.stringify(state)).toBeNull();
  }
  for (const address of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    expect(askedAddress(asking(address)), address).toBeNull();
  }
});
