import { useState, useSyncExternalStore } from 'react';
import { Navigate, Outlet } from 'react-router-dom';

import {
  readAuthorization,
  subscribeAuthorization,
} from '@/api/authentication/authorization-store';

function isSignedIn(): boolean {
  return readAuthorization() !== null;
}

/**
 * Shows what is behind it to signed-in users only; others land on the login without a flash of content (safety.md B3). When
 * the session ends meanwhile the content goes at once, and whoever ended it says where to go.
 */
export function RequireAuthorization() {
  const signedIn = useSyncExternalStore(subscribeAuthorization, isSignedIn);
  const [wasSignedIn] = useState(signedIn);
  if (signedIn) return <Outlet />;
  return wasSignedIn ? null : <Navigate to="/" replace />;
}
