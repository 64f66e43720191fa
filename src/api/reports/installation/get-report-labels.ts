import { queryOptions } from '@tanstack/react-query';

import { appServer } from '@/api/origins';
import { wireObject } from '@/api/wire/wire-object';
import { withoutJsonText } from '@/api/wire/texts';
import { either, mapped, only } from '@/lib/wire/readers';
import { readText } from '@/lib/wire/scalars';
import { z } from '@/lib/zod';

import { readInstallationFile } from './installation-file';
import { pathMissing } from './path-missing';
import { belowPathFe, readReportFile, type ReportFile } from './report-files';
import { reportKeys, type LabelsRequest } from '@/api/reports/report-keys';

/** The LIS's numeric message keys and their texts: the `Labels` table of report templates. */
export type ReportLabels = Readonly<Record<string, string>>;

/** The LIS names its messages by numbers; an object without a single one is no language file. */
const hasMessages = (labels: Readonly<Record<string, unknown>>) =>
  Object.entries(labels).some(([key, label]) => /^\d+$/.test(key) && readText(label) !== '');
const labelsReader = only(wireObject, hasMessages);

const answerReader = either(
  pathMissing,
  mapped(mapped(withoutJsonText, labelsReader), (labels): ReportLabels =>
    Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, readText(label)])),
  ),
);

/** `labels.json`: a copy of the LIS's own file of texts. */
const fileSchema = z.record(z.string(), z.string()).check(z.refine(hasMessages));

/**
 * POST application server `/api/getlistidiome`: the labels of the licensed engine's templates; null when the server's language
 * file is missing. The server opens the file that the browser names, below `pathFe`.
 */
export function getReportLabels({ pathFe, language }: LabelsRequest, signal?: AbortSignal) {
  return appServer(answerReader, {
    method: 'POST',
    path: '/api/getlistidiome',
    body: { pathReport: belowPathFe(pathFe, `languages/locale-${language}.json`) },
    limit: 'report',
    signal,
  });
}

/** GET `labels.json` beside the templates; null where the installation has none. Throws `FileError`. */
export function getLabelsFile(signal?: AbortSignal): Promise<ReportLabels | null> {
  return readInstallationFile('labels.json', fileSchema, signal);
}

/** The labels: the installation's `labels.json`, else the application server's file of the language. Throws `FileError`. */
export function reportLabelsOptions(request: LabelsRequest) {
  return queryOptions({
    queryKey: reportKeys.labels(request),
    queryFn: ({ signal }): Promise<ReportFile<ReportLabels>> =>
      readReportFile<ReportLabels>({
        readOwn: () => getLabelsFile(signal),
        pathFe: request.pathFe,
        ask: () => getReportLabels(request, signal),
      }),
    staleTime: Infinity,
  });
}
