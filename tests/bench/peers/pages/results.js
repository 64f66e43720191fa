// An order's results, the table alone, its data in memory: less than the portal does, which draws the order's head and tools too.
import { AgGridReact } from 'ag-grid-react';
import { ClientSideRowModelModule, ModuleRegistry, RowSelectionModule } from 'ag-grid-community';
import { DataGrid } from '@mui/x-data-grid';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { List } from 'react-window';

import { offerDrawings, until } from './candidates.js';

ModuleRegistry.registerModules([ClientSideRowModelModule, RowSelectionModule]);

const HEIGHT = 560;
const ROW = 36;
const isHigh = ({ pathology }) => pathology === 3;

const testsOf = (size) =>
  Array.from({ length: size }, (_, at) => ({
    id: at + 1,
    area: `Área ${at % 10}`,
    test: `Examen ${at + 1}`,
    result: String(70 + (at % 60)),
    unit: 'mg/dL',
    interval: '70 – 110',
    pathology: at % 7 === 0 ? 3 : 0,
  }));

const COLUMNS = [
  ['area', 'Área', 150],
  ['test', 'Examen', 260],
  ['result', 'Resultado', 110],
  ['unit', 'Unidad', 110],
  ['interval', 'Valores de referencia', 170],
];

function Row({ index, style, tests, ariaAttributes }) {
  const test = tests[index];
  const cells = COLUMNS.map(([field, , width]) =>
    h('span', { key: field, role: 'cell', style: { display: 'inline-block', width } }, test[field]),
  );
  const mark = h('b', { key: 'mark' }, isHigh(test) ? '↑' : '');
  return h('div', { style, ...ariaAttributes, className: 'row' }, cells, mark);
}

/** Draws an element and waits until a row of it is there. */
async function drawn(host, element, row) {
  const root = createRoot(host);
  root.render(h('div', { style: { height: HEIGHT, width: 900 } }, element));
  await until(() => host.querySelector(row) !== null);
  return () => root.unmount();
}

offerDrawings(testsOf, {
  'react-window': (host, tests) =>
    drawn(
      host,
      h(List, {
        rowComponent: Row,
        rowCount: tests.length,
        rowHeight: ROW,
        rowProps: { tests },
        defaultHeight: HEIGHT,
        style: { height: HEIGHT },
        className: 'scrolled',
      }),
      '.row',
    ),
  MUI: (host, rows) =>
    drawn(
      host,
      h(DataGrid, {
        rows,
        columns: [
          ...COLUMNS.map(([field, headerName, width]) => ({ field, headerName, width })),
          {
            field: 'pathology',
            headerName: '',
            width: 60,
            renderCell: ({ row }) => h('b', null, isHigh(row) ? '↑' : ''),
          },
        ],
        checkboxSelection: true,
        disableRowSelectionOnClick: true,
        rowHeight: ROW,
        columnHeaderHeight: ROW,
        // The edition without a licence shows 100 rows a page.
        pageSizeOptions: [100],
        initialState: { pagination: { paginationModel: { pageSize: 100 } } },
      }),
      '.MuiDataGrid-row',
    ),
  'AG Grid': (host, rowData) =>
    drawn(
      host,
      h(AgGridReact, {
        rowData,
        columnDefs: [
          ...COLUMNS.map(([field, headerName, width]) => ({ field, headerName, width })),
          { headerName: '', width: 60, valueGetter: ({ data }) => (isHigh(data) ? '↑' : '') },
        ],
        rowSelection: { mode: 'multiRow' },
        rowHeight: ROW,
        headerHeight: ROW,
        getRowId: ({ data }) => String(data.id),
      }),
      '.ag-row',
    ),
});
