import type { NewRow } from '@demo-lis/database/insert-rows';
import { isAbsent, wireText } from '@demo-lis/database/wire-patch';
import type { WireFields, WirePatch } from '@demo-lis/database/wire-patch';
import type { AttachmentFile } from '@demo-lis/seed/attachment-files';

/** One test of an awkward order. */
export interface AwkwardTest {
  /** What is odd about it; stands on screen as the test's name. */
  readonly name: string;
  /** Columns of `results` that differ from those of a sound numeric test. */
  readonly stored?: NewRow;
  /** Fields of the wire that differ from what the columns give. */
  readonly wire?: WireFields;
  /** Its antibiogram's list of microorganisms, whatever that is. */
  readonly microorganisms?: unknown;
  /** Its first analyser image, whatever that is. */
  readonly image?: unknown;
}

/** An order that a server can send and nobody expects. */
export interface AwkwardCase {
  /** What is odd, in a few Spanish words; stands on screen as the name of the profile. */
  readonly kind: string;
  readonly tests: readonly AwkwardTest[];
  /** What else differs on the wire; the tests say the rest. */
  readonly patch?: Omit<WirePatch, 'tests' | 'detections'>;
  /** Files of the order, or of the test that they name. */
  readonly attachments?: readonly (AttachmentFile & { readonly testId?: number })[];
}

/** Tests whose stored result is each of the texts, named by it. */
export function testsWithResults(results: readonly string[]): readonly AwkwardTest[] {
  return results.map((result) => ({
    name: `Resultado ${JSON.stringify(result).slice(0, 60)}`,
    stored: { result },
  }));
}

/** Tests whose wire field `field` has each of the values, named by it. */
export function testsWithField(field: string, values: readonly unknown[]): readonly AwkwardTest[] {
  return values.map((value) => ({
    name: `${field}: ${isAbsent(value) ? 'ausente' : wireText(value).slice(0, 60)}`,
    wire: { [field]: value },
  }));
}
