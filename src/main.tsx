import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { startPortal } from './app/start/start-portal';

import '@/styles/mantine.css';
import '@/styles/tokens.css';
import '@/styles/base.css';
import '@/styles/forced-colors.css';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element #root');
const root = createRoot(container);
void startPortal({
  render: (page) => {
    root.render(<StrictMode>{page}</StrictMode>);
  },
});
