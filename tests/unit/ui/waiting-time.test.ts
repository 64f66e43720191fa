import { expect, it } from 'vitest';

import { waitingTime } from '@/ui/errors/use-error-text';

it.each([
  [1, 'seconds', 1],
  [119, 'seconds', 119],
  [120, 'minutes', 2],
  [121, 'minutes', 3],
  [3600, 'minutes', 60],
  [7199, 'minutes', 120],
  [7200, 'hours', 2],
  [7201, 'hours', 3],
  [86_400, 'hours', 24],
])('%d seconds are told in %s: %d', (seconds, unit, count) => {
  expect(waitingTime(seconds)).toEqual({ unit, count });
});
