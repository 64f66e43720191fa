import { FileError } from '@/lib/http/fetch-file';

import { measuredHtml } from './measured-html';

/** Reports that are being drawn. */
let drawings = 0;
let isInstalled = false;

function refuse(): never {
  throw new TypeError('text is no script');
}

const RULES = {
  createScriptURL: refuse,
  createHTML: (source: string): string => (drawings > 0 ? measuredHtml(source) : refuse()),
};

function install(): void {
  try {
    window.trustedTypes?.createPolicy('default', RULES);
  } catch {
    // The browser says only that a header stands in the way.
    throw new FileError('invalid', 'Content-Security-Policy', 'trusted-types … default');
  }
  isInstalled = true;
}

/**
 * Runs the engine while it may write harmless HTML into the page. It measures texts that way, which the portal's policy refuses
 * to everybody; a default policy that sanitises lets it, only during a drawing. Throws
 * `FileError` when the headers do not name that policy.
 */
export async function withMeasuring<T>(draw: () => Promise<T>): Promise<T> {
  if (!isInstalled) install();
  drawings += 1;
  try {
    return await draw();
  } finally {
    drawings -= 1;
  }
}
