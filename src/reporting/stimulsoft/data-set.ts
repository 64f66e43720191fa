import type { EngineTable } from './engine-tables';
import type { Stimulsoft, VendorDataSet } from './vendor';

/** The vendor's own data set of the report's tables, every column declared. Templates look tables up by their names alone. */
export function vendorDataSet(
  { System }: Stimulsoft,
  name: string,
  tables: readonly EngineTable[],
): VendorDataSet {
  const { DataSet, DataTable, DataColumn } = System.Data;
  const types = { text: String, number: System.Decimal ?? Number, boolean: Boolean };
  const data = new DataSet(name);
  for (const { name: tableName, columns, rows } of tables) {
    const table = new DataTable(tableName);
    for (const column of columns)
      table.columns.add(new DataColumn(column.name, types[column.type]));
    for (const row of rows) table.loadDataRow(row);
    data.tables.add(table);
  }
  return data;
}
