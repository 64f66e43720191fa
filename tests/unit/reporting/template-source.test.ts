import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';

import { abortSession } from '@/lib/http/request-session';
import { loadTemplate } from '@/reporting/template-source';
import { loadReportParts } from '@tests/support/fixtures/report-parts';

import { network, PORTAL, portalPerTest } from '@tests/unit/api/portal';

const { template } = await loadReportParts();
const A4 = { ...template, paper: 'A4' };

portalPerTest();

afterEach(abortSession);

/** The files of the installation's folder; what is not named is not there. */
function serve(files: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  network.use(
    http.get(`${PORTAL}/reports/:file`, ({ params }) => {
      const name = String(params['file']);
      asked.push(name);
      if (!(name in files)) return new HttpResponse(null, { status: 404 });
      const file = files[name];
      return typeof file === 'string' ? HttpResponse.text(file) : HttpResponse.json(file as object);
    }),
  );
  return asked;
}

describe('loadTemplate', () => {
  it('takes the template of the base name', async () => {
    serve({ 'reports.json': template, 'reports_Sede_01.json': A4 });
    expect((await loadTemplate('reports_Sede_01')).paper).toBe('A4');
    expect((await loadTemplate('reports')).paper).toBe('LETTER');
  });

  it('reads each once in a session, and after a failure anew', async () => {
    const files: Record<string, unknown> = {};
    const asked = serve(files);
    await expect(loadTemplate('reports')).rejects.toMatchObject({ problem: 'missing' });
    files['reports.json'] = template;
    await Promise.all([loadTemplate('reports'), loadTemplate('reports')]);
    await loadTemplate('reports');
    expect(asked).toEqual(['reports.json', 'reports.json']);
    abortSession();
    files['reports.json'] = A4;
    expect((await loadTemplate('reports')).paper).toBe('A4');
  });

  it('takes the general one where the folder has none of that name (behaviour 4.1)', async () => {
    const asked = serve({ 'reports.json': template });
    expect((await loadTemplate('reports_Tipo de orden_R')).paper).toBe('LETTER');
    expect(asked).toEqual(['reports_Tipo de orden_R.json', 'reports.json']);
  });

  it('reads the letters of a template that its editor saved in windows-1252', async () => {
    const bytes = Uint8Array.from(JSON.stringify(template), (letter) => letter.charCodeAt(0));
    network.use(
      http.get(`${PORTAL}/reports/reports.json`, () => HttpResponse.arrayBuffer(bytes.buffer)),
    );
    expect((await loadTemplate('reports')).texts.technique.es).toBe('Técnica');
  });

  it.each([
    ['no JSON', 'not json', 'JSON'],
    ['wrong', { ...template, paper: 'A0' }, 'paper: "LETTER" | "A4" | "LEGAL"'],
  ])(
    'a template of its own that is %s is never replaced by another',
    async (_case, file, detail) => {
      serve({ 'reports.json': template, 'reports_Sede_01.json': file });
      await expect(loadTemplate('reports_Sede_01')).rejects.toMatchObject({
        problem: 'invalid',
        file: 'reports_Sede_01.json',
        detail,
      });
    },
  );

  it('nor is one that the host had no time for', async () => {
    serve({ 'reports.json': template });
    network.use(
      http.get(
        `${PORTAL}/reports/reports_Sede_01.json`,
        () => new HttpResponse(null, { status: 429 }),
      ),
    );
    await expect(loadTemplate('reports_Sede_01')).rejects.toMatchObject({ problem: 'unreachable' });
  });

  it('says which file is missing when there is not even the general one', async () => {
    serve({});
    await expect(loadTemplate('reports_Sede_01')).rejects.toMatchObject({
      problem: 'missing',
      file: 'reports.json',
    });
  });
});
