// The headers under which the portal runs in production (docs/promises.md, Hosting). `.config/deploy/nginx.conf` sends the same;
// a test compares them.

/**
 * The app's policy. Nothing inline, nothing from elsewhere; the back end's origins are the only ones that may be called.
 * @param {readonly string[]} origins origins of the service, LIS, app server and merge server
 */
export function contentSecurityPolicy(origins) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...origins].join(' ')}`,
    "frame-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify portal',
  ].join('; ');
}

/** Sent with every answer of the host, errors included. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
};

/**
 * How long a browser may keep an answer: hashed assets for ever, templates after asking, everything else never.
 * @param {string} path
 * @param {number} status
 */
export function cacheControl(path, status) {
  if (status !== 200) return 'no-store';
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('/reports/') ? 'no-cache' : 'no-store';
}
