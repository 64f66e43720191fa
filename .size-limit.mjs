// Budgets of what a visitor's browser must load; read from the built page, so that a new chunk cannot slip past.
import { readFileSync } from 'node:fs';

const html = readFileSync('dist/index.html', 'utf8');
const firstLoad = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(
  ([, path]) => `dist/${path}`,
);
const budget = (name, path, limit) => ({ name, path, limit, gzip: true });

export default [
  budget(
    'first load, scripts',
    firstLoad.filter((path) => path.endsWith('.js')),
    '160 KiB',
  ),
  budget(
    'first load, styles',
    firstLoad.filter((path) => path.endsWith('.css')),
    '16 KiB',
  ),
  budget(
    'ahead of the sign-in',
    ['dist/assets/routed-portal-*.js', 'dist/assets/toasts-*.js'],
    '48 KiB',
  ),
  // With the part of the results that histories use as well: the build moves code between the two.
  budget(
    'dashboard',
    ['dashboard-route', 'use-result-filters'].map((name) => `dist/assets/${name}-*.{js,css}`),
    '102 kB',
  ),
  budget('report worker', 'dist/assets/draw.worker-*.js', '400 KiB'),
  budget('history charts', 'dist/assets/history-charts-*.js', '130 KiB'),
  budget('workbook worker', 'dist/assets/workbook.worker-*.js', '120 KiB'),
  budget('zip summary worker', 'dist/assets/summary-workbook.worker-*.js', '120 KiB'),
  budget('table workbook worker', 'dist/assets/table.worker-*.js', '120 KiB'),
  budget('two orders compared', 'dist/assets/order-choice-*.js', '8 KiB'),
  budget('an order to take along', 'dist/assets/order-export-*.js', '8 KiB'),
  budget('codes by camera', 'dist/assets/camera-dialog-*.js', '32 KiB'),
  budget('zip of orders', 'dist/assets/zip-button-*.js', '30 KiB'),
  budget('attachments, on demand', 'dist/assets/append-attachments-*.js', '260 KiB'),
  budget(
    'document viewer',
    ['dist/assets/*opened-pdf-*.js', 'dist/assets/*opened-pdf-*.css'],
    '155 KiB',
  ),
  budget('document viewer, worker', 'dist/assets/pdf.worker*.js', '400 KiB'),
  budget(
    'rich text editor',
    ['dist/assets/rich-text-editor-*.js', 'dist/assets/rich-text-editor-*.css'],
    '75 KiB',
  ),
];
