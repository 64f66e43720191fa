import type { ResolverOptions } from 'react-hook-form';
import { expect, it } from 'vitest';

import { formResolver } from '@/ui/form-resolver';

interface Fields {
  readonly name: string;
  readonly lines: readonly { readonly amount: string }[];
}

const OPTIONS: ResolverOptions<Fields> = { fields: {}, shouldUseNativeValidation: false };
const TYPED: Fields = { name: '', lines: [{ amount: '1' }, { amount: 'x' }] };

it('hands on the value that was read', () => {
  const resolve = formResolver(({ name }: Fields) => ({ ok: true, value: { name } }));
  expect(resolve(TYPED, undefined, OPTIONS)).toEqual({ values: { name: '' }, errors: {} });
});

it('gives each problem to its field as the type of its error, in lists as well', () => {
  const problems = { name: 'missing', 'lines.1.amount': 'no-number' };
  const resolve = formResolver<Fields, never>(() => ({ ok: false, problems }));
  expect(resolve(TYPED, undefined, OPTIONS)).toEqual({
    values: {},
    errors: {
      name: { type: 'missing' },
      lines: [undefined, { amount: { type: 'no-number' } }],
    },
  });
});
