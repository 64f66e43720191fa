/** Files that are here or on their way, by their addresses; one that did not come is asked for again. */
const files = new Map<string, Promise<void>>();

/**
 * Milliseconds for a file: many times what the largest takes on a slow line, so that only one that stalls is
 * given up.
 */
const FILE_LIMIT = 60_000;

function loadStyles(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      link.remove();
      reject(new Error('a style sheet could not be loaded'));
    };
    const timer = setTimeout(fail, FILE_LIMIT);
    link.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    link.addEventListener('error', fail);
    // Behind the portal's own, which index.html links at the end of its body: among equals the last rule counts.
    document.body.append(link);
  });
}

/** Leaves the file in the browser's cache, where the import finds it. */
async function fetchScript(href: string): Promise<void> {
  const response = await fetch(href, { signal: AbortSignal.timeout(FILE_LIMIT) });
  // A page of the host or of a network's sign-in comes as a success too.
  const isScript = response.headers.get('content-type')?.includes('javascript') ?? false;
  if (!response.ok || !isScript) throw new Error('a script could not be loaded');
  await response.arrayBuffer();
}

function bringFile(name: string): Promise<void> {
  const { href, pathname } = new URL(import.meta.env.BASE_URL + name, document.baseURI);
  const known = files.get(href);
  if (known !== undefined) return known;
  const file = pathname.endsWith('.css') ? loadStyles(href) : fetchScript(href);
  files.set(href, file);
  file.catch(() => files.delete(href));
  return file;
}

/** What index.html names. */
function noteFilesOfPage(): void {
  const note = (address: string) => files.set(address, Promise.resolve());
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[src]')) note(src);
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[href]')) note(href);
}

/**
 * Imports a part of the portal once all of its files are here, which are named from the portal's base; trying again helps. Rejects
 * when a file does not come. The build puts it in the place of Vite's own (vite.config.ts), which links styles before the portal's
 * and takes a sheet that failed for one that is here; Chromium 150 remembers a failed module.
 */
export async function loadPart<T>(
  importPart: () => Promise<T>,
  names: readonly string[] = [],
): Promise<T> {
  if (files.size === 0) noteFilesOfPage();
  await Promise.all(names.map(bringFile));
  return importPart();
}
