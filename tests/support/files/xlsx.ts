import { readWithProgram } from './zip';

/** Reads a workbook by its XML alone, with nothing but Python's own library: a second opinion beside the library that wrote it. */
const PYTHON = `
import json, re, sys, zipfile
import xml.etree.ElementTree as ET
M = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
R = '{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id'
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
tree = {name: ET.fromstring(archive.read(name)) for name in archive.namelist() if name.endswith(('.xml', '.rels'))}
plain = lambda text: re.sub('_x([0-9A-Fa-f]{4})_', lambda m: chr(int(m[1], 16)), text)
words = [plain(''.join(t.text or '' for t in si.iter(M + 't'))) for si in tree['xl/sharedStrings.xml'].findall(M + 'si')]
targets = {r.get('Id'): r.get('Target') for r in tree['xl/_rels/workbook.xml.rels']}
def cell(c):
    value = c.find(M + 'v')
    if value is None: return None
    return words[int(value.text)] if c.get('t') == 's' else float(value.text)
def sheet(root):
    rows = [{re.match('[A-Z]+', c.get('r'))[0]: cell(c) for c in row} for row in root.iter(M + 'row')]
    pane = root.find(f'.//{M}pane')
    return {
        'rows': rows,
        'types': sorted({c.get('t') or 'n' for c in root.iter(M + 'c')}),
        'formulas': len(list(root.iter(M + 'f'))),
        'filter': root.find(M + 'autoFilter').get('ref'),
        'frozenRows': None if pane is None else int(pane.get('ySplit')),
    }
print(json.dumps({s.get('name'): sheet(tree['xl/' + targets[s.get(R)]]) for s in tree['xl/workbook.xml'].iter(M + 'sheet')}))
`;

/** A sheet as its XML says. */
export interface ReadSheet {
  /** Cells by column letter; numbers as numbers. */
  readonly rows: readonly Readonly<Record<string, string | number | null>>[];
  /** Types of cells that occur. */
  readonly types: readonly string[];
  readonly formulas: number;
  readonly filter: string;
  readonly frozenRows: number | null;
}

/** The sheets of a workbook by name. */
export async function readXlsxWithPython(
  bytes: Uint8Array,
): Promise<Readonly<Record<string, ReadSheet>>> {
  const file = { name: 'Resumen.xlsx', bytes };
  const printed = await readWithProgram('python3', (path) => ['-c', PYTHON, path], file);
  return JSON.parse(printed) as Readonly<Record<string, ReadSheet>>;
}
