import { queryOptions } from '@tanstack/react-query';

import { appServer } from '@/api/origins';
import { withoutJsonText } from '@/api/wire/texts';
import { readText } from '@/lib/wire/scalars';
import { either, mapped, record, required, requiredListOf } from '@/lib/wire/readers';
import { z } from '@/lib/zod';

import { readInstallationFile } from './installation-file';
import { pathMissing } from './path-missing';
import { belowPathFe, readReportFile, type ReportFile } from './report-files';
import { reportKeys } from '@/api/reports/report-keys';

/** A file name, never a path. */
const TEMPLATE_NAME = /^[^/\\]+\.mrt$/;
/** The same of either engine. */
const OWN_NAME = /^[^/\\]+\.(?:mrt|json)$/i;

const nameReader = record(
  { name: required((name) => (TEMPLATE_NAME.test(readText(name)) ? readText(name) : null)) },
  ({ name }) => name,
);

const answerReader = either(pathMissing, mapped(withoutJsonText, requiredListOf(nameReader)));

/** `index.json`: the file names of the templates. */
const indexSchema = z.array(z.string().check(z.regex(OWN_NAME)));

/**
 * POST application server `/api/getlistReportFile`: the names of the licensed engine's templates; null when the server's template
 * folder is missing. The server opens the folder that the browser names, below `pathFe`, and copies it to the other.
 */
export function getReportTemplates(pathFe: string, signal?: AbortSignal) {
  return appServer(answerReader, {
    method: 'POST',
    path: '/api/getlistReportFile',
    body: {
      pathReport: belowPathFe(pathFe, 'Report/reportsandconsultations/reports'),
      report: './public/reports',
    },
    limit: 'report',
    signal,
  });
}

/** GET `index.json` beside the templates; null where the installation has none. Throws `FileError`. */
export function getTemplateIndex(signal?: AbortSignal): Promise<readonly string[] | null> {
  return readInstallationFile('index.json', indexSchema, signal);
}

/** The file names of the templates: the installation's `index.json`, else the application server's list. Throws `FileError`. */
export function reportTemplatesOptions(pathFe: string) {
  return queryOptions({
    queryKey: reportKeys.templates(pathFe),
    queryFn: ({ signal }): Promise<ReportFile<readonly string[]>> =>
      readReportFile<readonly string[]>({
        readOwn: () => getTemplateIndex(signal),
        pathFe,
        ask: async () => (await getReportTemplates(pathFe, signal))?.items ?? null,
      }),
    staleTime: Infinity,
  });
}
