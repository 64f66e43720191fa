import type { Context } from 'hono';
import { html } from 'hono/html';

const NAMES = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
} as const;

/** A failure as a servlet container writes it when nobody else does. */
export function failurePage(
  context: Context,
  status: keyof typeof NAMES,
): Response | Promise<Response> {
  const title = `HTTP Status ${status} – ${NAMES[status]}`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <title>${title}</title>
      </head>
      <body>
        <h1>${title}</h1>
      </body>
    </html>`;
  return context.html(page, status, { 'Content-Language': 'en' });
}
