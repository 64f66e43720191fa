// What holds of every place of the source, and no run of a screen can show of all of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';
import { expect, it } from 'vitest';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({
    file: name.replaceAll('\\', '/'),
    text: readFileSync(join('src', name), 'utf8'),
  }));

/** Every way to make elements out of a text. */
const RAW_MARKUP =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcdoc|createContextualFragment|parseFromString|setHTML(?:Unsafe)?\b/gi;

it('markup of the laboratory is drawn by its own component only, mails by theirs', () => {
  const uses = SOURCES.flatMap(({ file, text }) =>
    [...text.matchAll(RAW_MARKUP)].map(([use]) => `${file} ${use}`),
  );
  expect([...new Set(uses)]).toEqual([
    // The editor's area names the property to close it: nothing is drawn there.
    'ui/rich-text/editing-area.tsx innerHTML',
    'ui/safe-html/safe-html.tsx dangerouslySetInnerHTML',
    'ui/safe-html/safe-mail.tsx dangerouslySetInnerHTML',
  ]);
});

/** Elements and Mantine's components in which something is typed or chosen from a list. */
const INPUTS = /^(?:input|textarea|select|Input|Textarea|\w*PasswordInput|TextInput|NativeSelect)$/;
/** Nothing is typed into these. */
const CHOICES = /type="(?:checkbox|radio|file|color)"|getInputProps/;
/** What a browser may know and fill in, and nobody else may read. */
const SECRETS = /autoComplete="(?:username|email|new-password|current-password)"/;

function inputsIn(text: string, file: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isTag = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
    if (isTag && INPUTS.test(node.tagName.getText()) && !CHOICES.test(node.getText())) {
      found.push(node.getText().replaceAll(/\s+/g, ' '));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('every input says what browsers may remember and correct; secrets and searches for patients are neither corrected nor translated', () => {
  const inputs = SOURCES.filter(({ file }) => file.endsWith('.tsx')).flatMap(({ text, file }) =>
    inputsIn(text, file).map((input) => ({ file, input })),
  );
  expect(inputs.length).toBeGreaterThan(30);
  for (const { file, input } of inputs) {
    const said = `${file}: ${input}`;
    expect(said).toMatch(/autoComplete(?:="(?:off|username|email|(?:new|current)-password)"|=\{)/);
    const isPrivate = SECRETS.test(input) || /search-text-input|quick-filter/.test(file);
    const isOwn = input.startsWith('<PasswordInput') && file.startsWith('features/password/');
    const marks = isPrivate && !isOwn ? ['spellCheck', 'translate', 'data-gramm'] : [];
    for (const mark of marks) expect(said).toContain(`${mark}=`);
  }
});
