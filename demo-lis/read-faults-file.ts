import { readFile } from 'node:fs/promises';

import { plantedFault, type PlantedFault } from './server/planted-faults';
import { fieldsOf } from './server/request-body';

/**
 * The faults of a file: a JSON list of what `POST /faults` takes.
 * @throws Error with a sentence that names the file, and the row that cannot be planted
 */
export async function readFaultsFile(file: string): Promise<readonly PlantedFault[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The file of faults ${file} cannot be read.`);
  });
  const rows = listIn(text);
  if (rows === null) throw new Error(`The file of faults ${file} is no JSON list.`);
  return rows.map((row, at) => {
    const fault = plantedFault(fieldsOf(row));
    if (fault !== null) return fault;
    throw new Error(
      `Row ${at + 1} of ${file} is no fault: path must begin with /, fault must be a known one.`,
    );
  });
}

function listIn(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
