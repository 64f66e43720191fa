import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { glossaryOptions } from '@/api/glossary/get-glossary';
import type { UserTypeCode } from '@/domain/auth/user-type';
import { explanationsOf, type Explanations } from '@/domain/glossary/glossary';
import { useLanguage } from '@/i18n/use-language';

import { isGlossaryOffered } from './is-glossary-offered';

const NONE: Explanations = () => null;

/** The texts about tests for users of this type, in their language: none until they are here, and where they cannot be read. */
export function useExplanations(userType: UserTypeCode): Explanations {
  const language = useLanguage();
  const { data } = useQuery({
    ...glossaryOptions(language),
    enabled: isGlossaryOffered(userType),
  });
  return useMemo(() => (data === undefined || data === null ? NONE : explanationsOf(data)), [data]);
}
