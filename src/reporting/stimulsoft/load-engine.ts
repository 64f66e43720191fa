import { FileError } from '@/lib/http/fetch-file';
import { runtimeConfig, type StimulsoftFiles } from '@/lib/runtime-config';
import { trustedScriptUrl } from '@/lib/http/trusted-script-url';

import type { Stimulsoft } from './vendor';

/** The plain files in their order: the packed ones unpack through an inline script, which the page's policy refuses. */
const ENGINE = 'stimulsoft.reports.engine.js';
const FILES = [ENGINE, 'stimulsoft.reports.export.js'];

let loading: Promise<Stimulsoft> | null = null;

/** Adds a classic script: as modules the vendor's files do not see each other. */
function addScript(folder: string, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(`${folder}/${file}`);
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new FileError('missing', file));
    });
    document.head.append(script);
  });
}

function unlock(vendor: Stimulsoft, licenseKey: string): void {
  try {
    vendor.Base.StiLicense.Key = licenseKey;
  } catch {
    // What the vendor throws for a malformed key names nothing that helps.
    throw new FileError('invalid', 'config.json', 'stimulsoft.licenseKey');
  }
}

async function load({ scriptsUrl, licenseKey }: StimulsoftFiles): Promise<Stimulsoft> {
  for (const file of FILES) await addScript(scriptsUrl, file);
  const vendor = window.Stimulsoft;
  if (vendor === undefined) throw new FileError('invalid', ENGINE, 'window.Stimulsoft');
  unlock(vendor, licenseKey);
  return vendor;
}

/**
 * The licensed engine of the installation, loaded with the first report that needs it. Throws `FileError` naming the script or the
 * key that is missing or wrong; the next report tries again.
 */
export async function loadEngine(): Promise<Stimulsoft> {
  const { stimulsoft } = runtimeConfig();
  if (stimulsoft === null) throw new FileError('invalid', 'config.json', 'stimulsoft');
  loading ??= load(stimulsoft);
  try {
    return await loading;
  } catch (cause) {
    loading = null;
    throw cause;
  }
}
