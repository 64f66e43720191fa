import { makeTableWorkbook } from './make-table-workbook';
import { serveWorkbooks } from './serve-workbooks';

serveWorkbooks(makeTableWorkbook);
