// Rows of which one unfolds.
import { Accordion, AccordionDetails, AccordionSummary } from '@mui/material';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

import { painted, until } from './candidates.js';

const ROWS = 12;
const DETAILS = ['mg/dL', '70 – 110', 'Colorimetría', '2026-11-20 08:30', 'Claudia Ríos'];

const rows = Array.from({ length: ROWS }, (_, at) =>
  h(
    Accordion,
    { key: at, slotProps: { transition: { timeout: 0 } } },
    h(AccordionSummary, null, `Examen ${at + 1}: ${70 + at}`),
    h(
      AccordionDetails,
      null,
      DETAILS.map((detail) => h('p', { key: detail }, detail)),
    ),
  ),
);

globalThis.peers = {
  async prepare() {
    const host = document.createElement('div');
    document.body.append(host);
    createRoot(host).render(h('div', null, rows));
    await until(() => host.querySelector('button') !== null);
    await painted();
  },
  clear: () => undefined,
  /** Unfolds the first row, or folds it. */
  async run() {
    document.querySelector('button').click();
    await painted();
  },
};
