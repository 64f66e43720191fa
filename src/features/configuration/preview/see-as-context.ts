import { createContext } from 'react';

import type { UserTypeCode } from '@/domain/auth/user-type';

/** Opens the portal as users of one type see it. Null where nothing can be shown. */
export const SeeAsContext = createContext<
  ((type: UserTypeCode, button: { readonly currentTarget: HTMLElement }) => void) | null
>(null);
