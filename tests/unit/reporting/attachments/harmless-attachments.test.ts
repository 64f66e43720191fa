import { PDFDict, PDFName, type PDFDocument, type PDFObject } from 'pdf-lib';
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

  it.each([
    ['in the page', (_file: PDFDocument, names: PDFObject) => names],
    ['behind references', (file: PDFDocument, names: PDFObject) => file.context.register(names)],
  ])('what draws, under names that are keys of actions elsewhere, %s', async (_where, place) => {
    const { document } = await merged(
      await armed((file, page) => {
        const { context } = file;
        const glyph = context.register(context.stream('600 0 0 0 600 700 d1 0 0 500 700 re f'));
        const pattern = context.register(context.stream('0 0 5 5 re f', { PatternType: 1 }));
        const resources = page.node.Resources();
        const add = (kind: string, names: object) =>
          resources?.set(PDFName.of(kind), place(file, context.obj(names as never)));
        const letters = { Subtype: 'Type3', CharProcs: place(file, context.obj({ AA: glyph })) };
        resources?.lookup(PDFName.of('Font'), PDFDict).set(PDFName.of('AF'), context.obj(letters));
        add('ColorSpace', { AF: ['Indexed', 'DeviceRGB', 1], JS: 'DeviceGray' });
        add('ExtGState', { AA: { ca: 0.5 } });
        add('Shading', { JS: { ShadingType: 2 } });
        add('Pattern', { AA: pattern });
      }),
    );
    const resources = document.getPages().at(-1)?.node.Resources();
    const names = (kind: string) => resources?.lookup(PDFName.of(kind), PDFDict);
    expect(names('ColorSpace')?.keys().map(String)).toEqual(['/AF', '/JS']);
    expect(names('ExtGState')?.keys().map(String)).toEqual(['/AA']);
    expect(names('Shading')?.keys().map(String)).toEqual(['/JS']);
    expect(names('Pattern')?.keys().map(String)).toEqual(['/AA']);
    const letters = names('Font')?.lookup(PDFName.of('AF'), PDFDict);
    expect(letters?.lookup(PDFName.of('CharProcs'), PDFDict).keys().map(String)).toEqual(['/AA']);
  });
});
