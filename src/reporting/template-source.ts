import { fetchFile, FileError } from '@/lib/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';

import { readTemplate, type ReportTemplate } from './report-template';

const DEFAULT_TEMPLATE = 'reports.json';

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new FileError('invalid', DEFAULT_TEMPLATE, 'JSON');
  }
}

/** The laboratory's template. Throws `FileError`; its detail names the places that are wrong. */
export async function loadTemplate(signal?: AbortSignal): Promise<ReportTemplate> {
  const { reportsUrl } = runtimeConfig();
  const read = readTemplate(parse(await fetchFile(`${reportsUrl}/${DEFAULT_TEMPLATE}`, signal)));
  if ('template' in read) return read.template;
  throw new FileError('invalid', DEFAULT_TEMPLATE, read.problems.join(', '));
}
