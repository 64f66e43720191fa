import { decodeBody } from '@/lib/text/decode-text';
import {
  allNodes,
  readTemplateFile,
  type TemplateNode,
} from '@/reporting/stimulsoft/template-tree';

import type { MrtProblem } from './facts/mrt-facts';
import { listed } from './mrt-parts';

/** Bytes. Real templates are below four million, their pictures included. */
const MAX_SIZE = 10_000_000;
/** Real templates hold some ten thousand. */
const MAX_NODES = 150_000;
const ENCODER = new TextEncoder();
/** How packed files begin: gzip, zip, and gzip written as base64. */
const PACKED = [Uint8Array.of(0x1f, 0x8b), Uint8Array.of(0x50, 0x4b), ENCODER.encode('H4sI')];
const ENCRYPTED = ENCODER.encode('mrx');
const DOCUMENT_TYPE = /<!(?:DOCTYPE|ENTITY)/i;

function beginsWith(bytes: Uint8Array, start: Uint8Array): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function bytesProblem(bytes: Uint8Array): MrtProblem | null {
  if (bytes.length === 0) return 'empty';
  if (bytes.length >= MAX_SIZE) return 'tooLarge';
  if (PACKED.some((start) => beginsWith(bytes, start))) return 'packed';
  return beginsWith(bytes, ENCRYPTED) ? 'encrypted' : null;
}

/** A file with its first page. */
export interface MrtFile {
  readonly root: TemplateNode;
  readonly first: TemplateNode;
}

/** The tree of a `.mrt` file, JSON or XML, or why there is none. Nothing of it is run, fetched or unpacked. */
export function readMrtFile(bytes: Uint8Array): MrtFile | { readonly problem: MrtProblem } {
  const problem = bytesProblem(bytes);
  if (problem !== null) return { problem };
  const text = decodeBody(bytes, '').trim();
  if (text === '') return { problem: 'empty' };
  const read = readTemplateFile(text);
  if (read === null) return { problem: DOCUMENT_TYPE.test(text) ? 'documentType' : 'unreadable' };
  if (allNodes(read.root).length > MAX_NODES) return { problem: 'tooLarge' };
  const { root } = read;
  const first = listed(root, 'Pages').find((page) => page.children.length > 0);
  return first === undefined ? { problem: 'notReport' } : { root, first };
}
