import { html, raw } from 'hono/html';

/** Headers of the laboratory's own pages. */
export const SECURITY = {
  'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
};

export const STYLE = raw(
  '<style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}iframe{width:100%;height:70vh;border:1px solid #767676}td,th{padding:.25rem 1rem .25rem 0;text-align:left}</style>',
);

/** Stands on every page, so that nobody takes a picture of one for somebody's results. */
export const FICTITIOUS = html`<p>
  <strong>Datos ficticios.</strong> Personas, resultados y firmas de este laboratorio son
  inventados.
</p>`;
