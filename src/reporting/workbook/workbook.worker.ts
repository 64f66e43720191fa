import { makeWorkbook } from './make-workbook';
import { serveWorkbooks } from './serve-workbooks';

serveWorkbooks(makeWorkbook);
