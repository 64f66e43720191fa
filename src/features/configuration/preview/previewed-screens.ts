import type { ReactNode } from 'react';

import type { UserTypeCode } from '@/domain/auth/user-type';
import type { SearchCriteria } from '@/domain/orders/order-filter';

/** The screens on which settings show, in the order in which somebody comes to them. */
export const PREVIEWED_SCREENS = ['login', 'search', 'orders', 'results'] as const;

export type PreviewedScreen = (typeof PREVIEWED_SCREENS)[number];

/** What a preview shows. It is drawn where settings, orders and results are invented, and nothing reaches a server. */
export interface PreviewedPortal {
  readonly type: UserTypeCode;
  readonly screen: PreviewedScreen;
  readonly userName: string;
  /** The user type reads confidential results. */
  readonly confidential: boolean;
  readonly criteria: SearchCriteria;
}

/** Draws the portal's own screens, which meet in `app`. */
export type RenderScreens = (portal: PreviewedPortal) => ReactNode;
