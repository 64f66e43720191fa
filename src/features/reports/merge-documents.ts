import { mergePdf } from '@/api/reports/merge-pdf';
import type { Attachment } from '@/domain/reports/attachments/attachment';
import { ApiError } from '@/lib/http/api-error';
import { runtimeConfig } from '@/lib/runtime-config';
import type { MergedDocuments } from '@/reporting/report-engine';

/**
 * The documents among the attachments as the merge server joins them; null without such a server, without documents, and after a
 * failure, for then they are merged in the browser and nothing is missing.
 */
export async function mergeDocuments(
  attachments: readonly Attachment[],
  signal: AbortSignal,
): Promise<MergedDocuments | null> {
  if (runtimeConfig().mergeUrl === '') return null;
  try {
    return await mergePdf(attachments, signal);
  } catch (cause) {
    if (cause instanceof ApiError && cause.kind !== 'aborted') return null;
    throw cause;
  }
}
