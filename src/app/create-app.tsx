import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RouterProvider } from 'react-router-dom';

import { endSession } from '@/features/session/end-session';

import { createQueryClient } from './query-client';
import { createRouter } from './router';

/** The portal, once its runtime file and its texts are loaded. */
export function createApp(): ReactElement {
  const router = createRouter();
  const queryClient = createQueryClient((client) => {
    endSession(client);
    void router.navigate('/', { replace: true, state: { sessionExpired: true } });
  });
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
