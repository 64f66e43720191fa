import { CFB } from 'xlsx/xlsx.mjs';

const SHEET = /\/xl\/worksheets\/sheet\d+\.xml$/;
const VIEW = '<sheetView workbookViewId="0"/>';
const FROZEN =
  '<sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView>';

/** Bytes of a sheet's file in which its view stands. */
const HEAD = 2_000;

/** The sheet's file with the panes; null where it has another form. As bytes: as text a large sheet takes several times its size. */
function withPanes(content: ArrayLike<number>): Uint8Array | null {
  const bytes = Uint8Array.from(content);
  const at = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD)).indexOf(VIEW);
  if (at < 0) return null;
  const frozen = new Uint8Array(bytes.length + FROZEN.length - VIEW.length);
  frozen.set(bytes.subarray(0, at));
  frozen.set(new TextEncoder().encode(FROZEN), at);
  frozen.set(bytes.subarray(at + VIEW.length), at + FROZEN.length);
  return frozen;
}

/**
 * The workbook with the first row and column of every sheet always in sight. The library writes no panes, so they are set in its
 * file; a sheet of another form than expected stays as it is.
 */
export function freezePanes(workbook: Uint8Array): Uint8Array<ArrayBuffer> {
  const archive = CFB.read(workbook, { type: 'array' });
  archive.FullPaths.forEach((path, at) => {
    const entry = archive.FileIndex[at];
    const content = entry !== undefined && SHEET.test(path) ? withPanes(entry.content) : null;
    if (entry === undefined || content === null) return;
    entry.content = content;
    entry.size = content.length;
  });
  return Uint8Array.from(CFB.write(archive, { type: 'array', fileType: 'zip', compression: true }));
}
