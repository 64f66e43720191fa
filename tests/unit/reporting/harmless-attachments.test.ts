import type { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';

import { annotate, armed, LINK, merged, text } from './armed-attachments';

describe('what may stay of an attachment', () => {
  function links(document: PDFDocument): readonly string[] {
    const annotations = document.getPages().flatMap(({ node }) => node.Annots()?.asArray() ?? []);
    return annotations.map((one) => String(document.context.lookup(one)));
  }

  it('links to https and mail addresses, and to places in the file', async () => {
    const { document } = await merged(
      await armed(
        annotate(
          { ...LINK, A: { S: 'URI', URI: text('https://a.example/x?y=1') } },
          { ...LINK, A: { S: 'URI', URI: text('mailto:lab@a.example') } },
          { ...LINK, A: { S: 'GoTo', D: text('chapter') } },
          { ...LINK, Dest: ['here', 'Fit'] },
        ),
      ),
    );
    const kept = links(document);
    expect(kept.join()).toContain('(https://a.example/x?y=1)');
    expect(kept.join()).toContain('(mailto:lab@a.example)');
    expect(kept.filter((one) => /\/GoTo\b|\/Dest\b/.test(one))).toHaveLength(2);
  });

  it('the look of a filled-in field and of a stamp', async () => {
    const { document } = await merged(
      await armed((file, page) => {
        const field = file.getForm().createTextField('weight');
        field.setText('72 kg');
        field.addToPage(page, { x: 20, y: 100, width: 80, height: 20 });
      }),
    );
    const [field = ''] = links(document);
    expect(field).toMatch(/\/AP\b/);
    expect(field).not.toMatch(/\/(?:AA|Parent|MaxLen)\b/);
  });
});
