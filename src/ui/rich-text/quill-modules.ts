import { Quill } from 'react-quill';

import { meantMarkup } from '@/lib/text/meant-markup';

import { DescribedPicture } from './panel/described-picture';
import { withFittingPictures } from './panel/pasted-pictures';
import type { RichTextMarkup } from './rich-text-markup';

type Clipboard = Quill['clipboard'];
type Uploader = Quill['uploader'];

/** How texts and files get into an editor. */
export interface Incoming {
  readonly markup: RichTextMarkup;
  /** Files that were pasted or dropped. */
  readonly onFiles: (files: readonly File[]) => void;
  /** A pasted text came with pictures that do not fit. */
  readonly onPicturesLeftOut: () => void;
}

const QuillClipboard = Quill.import('modules/clipboard') as new (
  quill: Quill,
  options: object,
) => Clipboard;
const QuillUploader = Quill.import('modules/uploader') as new (
  quill: Quill,
  options: object,
) => Uploader;

const BLOCK = /^(?:p|div|h[1-4]|ul|ol|blockquote|table)$/;

/** Quill would draw a picture into the paragraph that follows it. */
function isBeforeBlock(picture: Node): boolean {
  let next = picture.nextSibling;
  while (next instanceof Text && next.data.trim() === '') next = next.nextSibling;
  return next instanceof Element && BLOCK.test(next.localName);
}

/** Everything that becomes a text, stored or pasted, is sanitised before Quill parses it. */
class SafeClipboard extends QuillClipboard {
  readonly #incoming: Incoming;

  constructor(quill: Quill, incoming: Incoming) {
    super(quill, {});
    this.#incoming = incoming;
    this.addMatcher('img', (node, delta) => (isBeforeBlock(node) ? delta.insert('\n') : delta));
  }

  protected override convertHTML(html: string) {
    // The parser takes the policy's own type; Quill's types know only texts.
    return super.convertHTML(this.#incoming.markup.trusted(html) as string);
  }

  override onCapturePaste(event: ClipboardEvent): void {
    if (event.defaultPrevented || !this.quill.isEnabled()) return;
    event.preventDefault();
    const html = event.clipboardData?.getData('text/html') ?? '';
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const files = [...(event.clipboardData?.files ?? [])];
    // A picture copied from a page comes as a file and as markup with nothing but its foreign address.
    if (files.length > 0 && text === '') {
      this.#incoming.onFiles(files);
      return;
    }
    if (html === '' && text === '') return;
    const { html: fitting, leftOut } = withFittingPictures(
      this.#incoming.markup.clean(meantMarkup(html)),
    );
    if (leftOut > 0) this.#incoming.onPicturesLeftOut();
    this.onPaste(this.quill.getSelection(true), { html: fitting, text });
  }
}

/** Dropped files go the way of chosen ones; Quill would take them by the name of their type alone. */
class CheckedUploader extends QuillUploader {
  readonly #incoming: Incoming;

  constructor(quill: Quill, incoming: Incoming) {
    super(quill, {});
    this.#incoming = incoming;
  }

  override upload(_range: unknown, files: FileList | File[]): void {
    if (files.length > 0) this.#incoming.onFiles([...files]);
  }
}

Quill.register('modules/clipboard', SafeClipboard, true);
Quill.register('modules/uploader', CheckedUploader, true);
Quill.register('formats/image', DescribedPicture, true);

/** The Tab key leads on to the next field: a text that keeps it would hold keyboard users (WCAG 2.1.2). */
const TAB_KEYS = {
  tab: null,
  indent: null,
  outdent: null,
  'remove tab': null,
  'indent code-block': null,
  'outdent code-block': null,
};

/** Quill's modules for one editor; they must stay the same object, or the editor is made anew. */
export function quillModules(incoming: Incoming) {
  return {
    clipboard: incoming,
    uploader: incoming,
    keyboard: { bindings: TAB_KEYS },
    // What was loaded is not undone.
    history: { userOnly: true },
  };
}
