import { GENERAL_TEMPLATE } from '@/domain/reports/template-name';
import { FileError } from '@/lib/http/fetch-file';

/**
 * The template of a base name; the general one where the folder has no file for it. A file that is wrong is never replaced by
 * another: what `load` throws for it is thrown.
 */
export async function orGeneral<T>(name: string, load: (name: string) => Promise<T>): Promise<T> {
  try {
    return await load(name);
  } catch (cause) {
    const isOptional =
      name !== GENERAL_TEMPLATE && cause instanceof FileError && cause.problem === 'missing';
    if (!isOptional) throw cause;
    return load(GENERAL_TEMPLATE);
  }
}
