import { CFB } from 'xlsx/xlsx.mjs';

const SHEET = /\/xl\/worksheets\/sheet\d+\.xml$/;
const VIEW = '<sheetView workbookViewId="0"/>';
const FROZEN =
  '<sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView>';

/**
 * The workbook with the first row and column of every sheet always in sight. The library writes no panes, so they are set in its
 * file; a sheet of another form than expected stays as it is.
 */
export function freezePanes(workbook: Uint8Array): Uint8Array<ArrayBuffer> {
  const archive = CFB.read(workbook, { type: 'array' });
  archive.FullPaths.forEach((path, at) => {
    const entry = archive.FileIndex[at];
    if (!SHEET.test(path) || entry === undefined) return;
    const xml = new TextDecoder().decode(Uint8Array.from(entry.content));
    entry.content = new TextEncoder().encode(xml.replace(VIEW, FROZEN));
    entry.size = entry.content.length;
  });
  return Uint8Array.from(CFB.write(archive, { type: 'array', fileType: 'zip', compression: true }));
}
