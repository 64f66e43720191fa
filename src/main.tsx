import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { startPortal } from './app/start/start-portal';

import '@/styles/mantine.css';
import '@/styles/tokens.css';
import '@/styles/base.css';
import '@/styles/forced-colors.css';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element #root');
// A browser that is too old has its page already (public/start-check.js).
if (document.documentElement.dataset['tooOld'] === undefined) {
  const root = createRoot(container);
  void startPortal({
    render: (page) => {
      // In pieces: at once it would hold a slow phone up while somebody types into the early fields.
      startTransition(() => {
        root.render(<StrictMode>{page}</StrictMode>);
      });
    },
  });
}
