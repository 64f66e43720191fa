import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

import { GENERAL_TEMPLATE } from '@/domain/reports/template-name';
import { runtimeConfig } from '@/lib/runtime-config';
import { engineOf } from '@/reporting/choose-engine';
import { loadTemplate } from '@/reporting/template-source';

import { isClean, type FindingsFile } from './read-findings';
import type { SetupFacts } from './setup-state';

/** Reads the installed template as the first report would. Rejects as the engines do. */
async function readTemplate(signal: AbortSignal): Promise<'read'> {
  const { reportEngine } = runtimeConfig();
  if (reportEngine === 'builtin') await loadTemplate(GENERAL_TEMPLATE, signal);
  else await (await engineOf(reportEngine)).prepare?.();
  return 'read';
}

/** Asked for anew each time: somebody may be mending it. */
function templateOptions() {
  return queryOptions({
    queryKey: ['setup', 'template'],
    queryFn: ({ signal }) => readTemplate(signal),
    retry: false,
    gcTime: 0,
  });
}

/** What the administrator showed of the installation's check: in memory until the session ends, and sent nowhere. */
function findingsOptions() {
  return queryOptions<FindingsFile>({
    queryKey: ['setup', 'findings'],
    queryFn: skipToken,
    gcTime: Infinity,
    staleTime: Infinity,
  });
}

function reviewOf(file: FindingsFile | undefined): SetupFacts['review'] {
  if (file?.kind !== 'read') return null;
  return isClean(file.findings) ? 'clean' : 'problems';
}

/** What the first steps ask beside the stored settings. */
export function useSetupFacts() {
  const queryClient = useQueryClient();
  const template = useQuery(templateOptions());
  const file = useQuery(findingsOptions()).data;
  const facts: SetupFacts = {
    isLisFixed: runtimeConfig().lisUrl !== '',
    template: template.isError ? 'unread' : (template.data ?? null),
    review: reviewOf(file),
  };
  return {
    facts,
    templateError: template.error,
    file,
    showFindings: (next: FindingsFile) => {
      queryClient.setQueryData(findingsOptions().queryKey, next);
    },
  };
}
