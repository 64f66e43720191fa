import { queryOptions } from '@tanstack/react-query';

import { editorValues, type EditorValues } from '@/domain/configuration/editor-values';

import { configurationKeys } from './configuration-keys';
import { getEditableEntries } from './get-stored-entries';

/** GET service `/configuration/encrypted` for an editor, without its secrets. */
export async function getEditorValues(signal?: AbortSignal): Promise<EditorValues> {
  const { items, lost } = await getEditableEntries(signal);
  return editorValues(items, lost);
}

/** Read anew whenever an editor opens, and never kept after it closed. */
export function editorValuesOptions() {
  return queryOptions({
    queryKey: configurationKeys.editor,
    queryFn: ({ signal }) => getEditorValues(signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}
