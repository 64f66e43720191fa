// A list of orders that is filtered by each key.
import { AgGridReact } from 'ag-grid-react';
import { ClientSideRowModelModule, ModuleRegistry, QuickFilterModule } from 'ag-grid-community';
import { DataGrid } from '@mui/x-data-grid';
import { createElement as h, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { painted, until } from './candidates.js';

ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule]);

const COLUMNS = [
  { field: 'order', width: 150 },
  { field: 'name', width: 220 },
];
const ordersOf = (size) =>
  Array.from({ length: size }, (_, at) => ({
    id: at,
    order: `20261101${String(at).padStart(6, '0')}`,
    name: `Ana Sofía ${at} Núñez Ñáñez`,
  }));

const GRIDS = {
  MUI: {
    row: '.MuiDataGrid-row',
    grid: (rows, typed) =>
      h(DataGrid, {
        rows,
        columns: COLUMNS,
        pageSizeOptions: [100],
        initialState: { pagination: { paginationModel: { pageSize: 100 } } },
        filterModel: { items: [], quickFilterValues: typed === '' ? [] : [typed] },
        ignoreDiacritics: true,
      }),
  },
  'AG Grid': {
    row: '.ag-row',
    grid: (rowData, quickFilterText) =>
      h(AgGridReact, {
        rowData,
        columnDefs: COLUMNS,
        quickFilterText,
        cacheQuickFilter: true,
        getRowId: ({ data }) => String(data.id),
      }),
  },
};

let type = () => undefined;
let root = null;

function Filtered({ name, orders }) {
  const [typed, setTyped] = useState('');
  type = setTyped;
  return h('div', { style: { height: 600, width: 400 } }, GRIDS[name].grid(orders, typed));
}

globalThis.peers = {
  /** Shows a list of so many orders. */
  async prepare(name, size) {
    root?.unmount();
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    root = createRoot(host);
    root.render(h(Filtered, { name, orders: ordersOf(size) }));
    await until(() => host.querySelector(GRIDS[name].row) !== null);
    await painted();
  },
  /** Shows what a text leaves of it. */
  async run(text) {
    flushSync(() => type(text));
    await painted();
  },
};
