import { merge } from '@/api/origins';
import { isMergeable, type Attachment } from '@/domain/reports/attachments/attachment';
import { ApiError } from '@/lib/http/api-error';
import { bytesFromBase64 } from '@/lib/files/base64';
import { answerOf, either, record, required, requiredInteger, text } from '@/lib/wire/readers';

const PATH = '/api/mergepdf';
const SUCCESS = 200;

/** A merged file. */
export interface MergedPdf {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The server's tool needs two inputs and adds an empty page to a single file: its last page must go. */
  readonly endsWithBlankPage: boolean;
}

/** Base64 as JSON text (observed) or inside an object with a status (docs/contract.md); null when the server merged nothing. */
const answerReader = answerOf(
  either(
    required((answer) => (typeof answer === 'string' ? answer : null)),
    record({ status: requiredInteger, data: text }, ({ status, data }) =>
      status === SUCCESS ? data : '',
    ),
  ),
);

/**
 * POST merge server `/api/mergepdf`: the PDF attachments as one file, in the order given; other attachments are left out. Null
 * when there was none or the server merged nothing. Used only where the installation names a merge server.
 */
export async function mergePdf(
  attachments: readonly Attachment[],
  signal?: AbortSignal,
): Promise<MergedPdf | null> {
  const files = attachments.filter(isMergeable);
  if (files.length === 0) return null;
  const answer = await merge(answerReader, {
    method: 'POST',
    path: PATH,
    body: files.map(({ testId, name, extension, file }) => ({
      idTest: testId,
      name,
      extension,
      file,
    })),
    limit: 'detail',
    signal,
  });
  if (answer === null || answer === '') return null;
  const bytes = bytesFromBase64(answer);
  if (bytes === null) throw new ApiError('contract', PATH);
  return { bytes, endsWithBlankPage: files.length === 1 };
}
