import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';

import { createRouter } from './router';

/** The portal from the address where it is opened. */
export function RoutedPortal() {
  const [router] = useState(createRouter);
  return <RouterProvider router={router} />;
}
