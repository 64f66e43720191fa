import { Quill } from 'react-quill';

interface PictureBlot {
  readonly domNode: HTMLElement;
  format(name: string, value: unknown): void;
}

const QuillPicture = Quill.import('formats/image') as {
  new (...parts: never[]): PictureBlot;
  create(value: unknown): Element;
};

/** A picture in the text always has a text alternative, an empty one where nobody wrote one; Quill would take that away. */
export class DescribedPicture extends QuillPicture {
  static override create(value: unknown): Element {
    const picture = super.create(value);
    picture.setAttribute('alt', '');
    return picture;
  }

  override format(name: string, value: unknown): void {
    super.format(name, value);
    if (!this.domNode.hasAttribute('alt')) this.domNode.setAttribute('alt', '');
  }
}
