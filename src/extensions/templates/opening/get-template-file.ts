import { queryOptions } from '@tanstack/react-query';

import { fetchFile } from '@/lib/http/fetch-file';
import { runtimeConfig } from '@/lib/runtime-config';

/** GET a built-in engine's template as it lies in the installation, `path` below its folder and without ending. Throws `FileError`. */
export function templateFileOptions(path: string) {
  return queryOptions({
    queryKey: ['reports', 'template-file', path],
    queryFn: ({ signal }) => {
      const address = path.split('/').map(encodeURIComponent).join('/');
      return fetchFile(`${runtimeConfig().reportsUrl}/${address}.json`, signal);
    },
    // Somebody may be installing one while the editor is open.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
