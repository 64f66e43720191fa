import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { glossaryOptions } from '@/api/glossary/get-glossary';
import { LABORATORY_USER, PHYSICIAN, type UserTypeCode } from '@/domain/auth/user-type';
import { explanationsOf } from '@/domain/glossary/glossary';
import { isNotable } from '@/domain/results/comparison/expectable-difference';
import type { ComparedTest } from '@/domain/results/comparison/order-comparison';
import { useLanguage } from '@/i18n/use-language';

const READERS: readonly UserTypeCode[] = [PHYSICIAN, LABORATORY_USER];

/**
 * By how many per cent a test's results have to differ to mean something, where two differ by more; null for all others. Told to
 * physicians and the laboratory, by the laboratory's own figures only.
 */
export function useNotableChange(
  userType: UserTypeCode,
): (compared: ComparedTest) => number | null {
  const isTold = READERS.includes(userType);
  const { data } = useQuery({ ...glossaryOptions(useLanguage()), enabled: isTold });
  // Others may have the file for its explanations.
  const entryOf = useMemo(
    () => (isTold && data !== undefined && data !== null ? explanationsOf(data) : null),
    [isTold, data],
  );
  return (compared) => {
    const percent = entryOf?.(compared.later)?.referenceChange ?? null;
    return percent !== null && isNotable(compared, percent) ? percent : null;
  };
}
