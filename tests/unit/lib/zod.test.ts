import { expect, it } from 'vitest';

import { z } from '@/lib/zod';

it('never compiles code from text, which the content security policy forbids', () => {
  expect(z.config().jitless).toBe(true);
});
