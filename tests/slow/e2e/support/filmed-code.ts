import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { slowTool } from '@tests/slow/tools/slow-tool';

/** What draws a code: the widths of its bars and gaps. */
interface CodeDrawer {
  readonly raw: (code: {
    readonly bcid: string;
    readonly text: string;
  }) => readonly { readonly sbs: readonly number[] }[];
}

const WIDTH = 640;
const HEIGHT = 480;
/** Pixels of the narrowest bar, and of the light margin that readers need. */
const MODULE = 3;
const MARGIN = 60;
const LIGHT = 235;
const DARK = 16;

/** The widths of a Code 128's bars and gaps, beginning with a bar. */
function widthsOf(text: string): readonly number[] {
  const { raw } = slowTool('bwip-js') as CodeDrawer;
  const [symbol] = raw({ bcid: 'code128', text });
  if (symbol === undefined) throw new Error(`no code for ${text}`);
  return symbol.sbs;
}

/** A row of pixels through the code; light alone without one. */
function rowOf(text: string | null): Buffer {
  const row = Buffer.alloc(WIDTH, LIGHT);
  let at = MARGIN;
  for (const [place, width] of (text === null ? [] : widthsOf(text)).entries()) {
    if (place % 2 === 0) row.fill(DARK, at, at + width * MODULE);
    at += width * MODULE;
  }
  if (at > WIDTH - MARGIN) throw new Error('the code is wider than the picture');
  return row;
}

/** A film of a code for Chromium's fake camera (YUV4MPEG2, 4:2:0); of nothing for null. Gives its path. */
export function filmOf(name: string, text: string | null): string {
  const row = rowOf(text);
  const light = Buffer.concat(Array.from({ length: HEIGHT }, () => row));
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colours]);
  const path = resolve('.data/test-results/films', `${name}.y4m`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.concat([head, frame, frame, frame]));
  return path;
}
