import { foldText } from '@/domain/base/fold-text';

/** Both are known and differ: a glucose of serum and one of cerebrospinal fluid have no difference. */
export function areOtherSamples(one: string, other: string): boolean {
  const [from, to] = [foldText(one.trim()), foldText(other.trim())];
  return from !== '' && to !== '' && from !== to;
}
