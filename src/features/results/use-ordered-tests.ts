import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import { areasOptions } from '@/api/catalogues/get-areas';
import { orderFileOptions } from '@/api/reports/installation/get-order-file';
import type { Language } from '@/domain/base/language';
import type { Area } from '@/domain/catalogues/area';
import {
  inClinicalOrder,
  NO_ORDER_FILE,
  type ClinicalOrder,
} from '@/domain/results/clinical-order';
import { inLanguage } from '@/domain/results/in-language';
import type { TestResult } from '@/domain/results/test-result';
import { useLanguage } from '@/i18n/use-language';

const NO_AREAS: readonly Area[] = [];

/** What results are ordered by, as far as it is known by now: it keeps no result waiting. */
function useClinicalOrder(): ClinicalOrder {
  const file = useQuery(orderFileOptions()).data ?? NO_ORDER_FILE;
  const areas = useQuery(areasOptions()).data?.items ?? NO_AREAS;
  return useMemo(() => ({ file, areas }), [file, areas]);
}

interface Ordered {
  readonly by: ClinicalOrder;
  readonly language: Language;
  readonly tests: readonly TestResult[];
}

/** By the tests as they were received: an order that is opened again is not sorted again. */
const ordered = new WeakMap<readonly TestResult[], Ordered>();

function isSame(one: ClinicalOrder, other: ClinicalOrder): boolean {
  return one.file === other.file && one.areas === other.areas;
}

function orderedTests(
  received: readonly TestResult[],
  by: ClinicalOrder,
  language: Language,
): readonly TestResult[] {
  const known = ordered.get(received);
  if (known?.language === language && isSame(known.by, by)) return known.tests;
  const tests = inLanguage(inClinicalOrder(received, by), language, by.areas);
  ordered.set(received, { by, language, tests });
  return tests;
}

/** Puts the tests of an order as the laboratory reads them, called as on the rest of the screen; the same ones for the same ones. */
export function useTestOrder(): (received: readonly TestResult[]) => readonly TestResult[] {
  const clinicalOrder = useClinicalOrder();
  const language = useLanguage();
  return useCallback(
    (received) => orderedTests(received, clinicalOrder, language),
    [clinicalOrder, language],
  );
}
