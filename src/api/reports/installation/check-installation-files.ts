import { queryOptions } from '@tanstack/react-query';

import { checkGlossary } from '@/api/glossary/get-glossary';
import { LANGUAGE_CODES } from '@/domain/base/language';
import { FileError } from '@/lib/http/fetch-file';

import { getOrderFile } from './get-order-file';
import { getLabelsFile } from './get-report-labels';
import { getTemplateIndex } from './get-report-templates';
import { reportKeys } from '@/api/reports/report-keys';

/** What is wrong with the installation's own files, the templates' and the glossary; nothing where it has none. */
async function checkInstallationFiles(signal?: AbortSignal): Promise<readonly FileError[]> {
  const reads = await Promise.allSettled([
    getOrderFile(signal),
    getTemplateIndex(signal),
    getLabelsFile(signal),
    ...LANGUAGE_CODES.map((language) => checkGlossary(language, signal)),
  ]);
  return reads.flatMap((read) =>
    read.status === 'rejected' && read.reason instanceof FileError ? [read.reason] : [],
  );
}

/** Asked for anew each time: somebody may be mending them. */
export function installationFilesOptions() {
  return queryOptions({
    queryKey: reportKeys.installationFiles,
    queryFn: ({ signal }) => checkInstallationFiles(signal),
    gcTime: 0,
  });
}
