// jsdom asks every label of the page for its control, and walks the page for each answer: a form of two hundred fields has its names
// read forty thousand times for one query by name. The labels of a field are those that name it, or that hold it and name nothing.
for (const field of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement]) {
  Object.defineProperty(field.prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      const labels = [...this.ownerDocument.getElementsByTagName('label')];
      return labels.filter((label) =>
        label.htmlFor === '' ? label.contains(this) : label.htmlFor === this.id,
      );
    },
  });
}
