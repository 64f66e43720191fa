import { expect, it } from 'vitest';

import { foundTests } from '@/api/orders/found-tests';
import { groupResults, isInProfile } from '@/domain/results/group-results';
import { UNREADABLE } from '@/lib/wire/readers';
import * as z from 'zod/mini';

import { authorization, call, openTestLaboratory } from './test-laboratory';

const orders = z.array(z.looseObject({ order: z.number() }));

/** Names of profiles and how many tests each has, of some orders, and the numbers of all profiles. */
async function profilesOf(switches: { readonly profileNames?: boolean }) {
  const laboratory = await openTestLaboratory({ smtpPort: null, switches });
  const header = await authorization(laboratory, 4);
  const range = { dateNumberInit: 20_261_101, dateNumberEnd: 20_261_120, area: 0 };
  const answer = await call(laboratory, 'PATCH /service/orders/filter', range, header);
  const profiles: unknown[] = [];
  const numbers = new Set<number>();
  for (const { order } of orders.parse(await answer.json()).slice(0, 10)) {
    const path = `GET /service/orders/results/order/${String(order)}/0`;
    const read = foundTests(await (await call(laboratory, path, undefined, header)).json());
    const tests = read === UNREADABLE ? [] : read.items.toSorted((a, b) => a.testId - b.testId);
    for (const { profileId } of tests) numbers.add(profileId);
    profiles.push(
      groupResults(tests).map(({ profiles: found }) =>
        found
          .filter((profile) => isInProfile(profile))
          .map((profile) => [profile.profileName, profile.tests.length]),
      ),
    );
  }
  await laboratory.close();
  return { profiles, numbers: [...numbers] };
}

it('profiles are the same whether the laboratory numbers them or not', async () => {
  const numbered = await profilesOf({});
  const named = await profilesOf({ profileNames: true });
  expect(numbered.profiles.flat(3)).not.toEqual([]);
  expect(named).toEqual({ profiles: numbered.profiles, numbers: [0] });
});
