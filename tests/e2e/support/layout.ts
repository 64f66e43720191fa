import type { Page } from '@playwright/test';

/** What a person would call broken, each with what is concerned. */
export type LayoutFault = string;

/**
 * The rules of layout on the page as it stands: it does not scroll sideways, no text is cut without an ellipsis, no word and no
 * number is broken, no two controls lie on each other, nothing stands outside its dialog.
 */
export function layoutFaults(page: Page): Promise<LayoutFault[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    /** What is for screen readers alone has a sixteenth of the root's letters. */
    const HIDDEN = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const CONTROLS =
      'button, a[href], input, select, textarea, [role=tab], [role=option], [role=button], [role=switch]';
    const faults: string[] = [];
    const scope = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body;

    const styleOf = (element: Element) => getComputedStyle(element);
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const clips = (element: Element) => styleOf(element).overflowX !== 'visible';
    const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX);
    function* ancestors(element: Element) {
      for (let at = element.parentElement; at !== null; at = at.parentElement) yield at;
    }
    /** Texts for screen readers alone and what is folded away. */
    const isShown = (element: Element) => {
      // What the oldest browsers lack, no test asks them: `checkVisibility`.
      if (element.getClientRects().length === 0 || styleOf(element).visibility !== 'visible') {
        return false;
      }
      for (const at of [element, ...ancestors(element)]) {
        const { width, height } = at.getBoundingClientRect();
        if (styleOf(at).opacity === '0') return false;
        if (clips(at) && (width <= HIDDEN || height <= HIDDEN)) return false;
      }
      return true;
    };
    /** The part of an element that its scrolling ancestors leave to see. */
    const seenBox = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = { left, top, right, bottom };
      for (const at of ancestors(element)) {
        if (!clips(at)) continue;
        const edge = at.getBoundingClientRect();
        box.left = Math.max(box.left, edge.left);
        box.top = Math.max(box.top, edge.top);
        box.right = Math.min(box.right, edge.right);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      return box;
    };

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide`);

    for (const element of scope.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, textOverflow, webkitLineClamp } = styleOf(element);
      const isCut =
        /hidden|clip/.test(overflowX) &&
        element.scrollWidth > element.clientWidth + SLACK &&
        element.textContent.trim() !== '';
      const isTold = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (isCut && !isTold && element.clientWidth > HIDDEN && isShown(element)) {
        faults.push(`cut: ${named(element)}`);
      }
    }

    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (parent === null || text.trim() === '' || text.includes('://') || !isShown(parent)) {
        continue;
      }
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const isFree = [parent, ...ancestors(parent)].every(
        (at) => !clips(at) || at === document.body,
      );
      if (isFree && (left < -SLACK || right > window.innerWidth + SLACK)) {
        faults.push(`beyond the edge: "${text.slice(0, 40)}"`);
      }
      if (parent.closest('option, [contenteditable], .textLayer') !== null) continue;
      for (const found of text.matchAll(/[\p{L}\p{M}]+|\d+(?:[.,:/]\d+)*/gu)) {
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 6) {
          faults.push(`broken: "${found[0]}" in "${text.slice(0, 40)}"`);
        }
      }
    }

    /** True if it stands at the edge where it stays: what is sticky and further away still scrolls. */
    const isAtEdge = (element: Element) => {
      const { position, top, bottom } = styleOf(element);
      if (position !== 'sticky') return position === 'fixed';
      const box = element.getBoundingClientRect();
      const scroller = [...ancestors(element)].find((at) =>
        /auto|scroll/.test(styleOf(at).overflowY),
      );
      const port = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
      const above = box.top - port.top - Number.parseFloat(top);
      const below = port.bottom - box.bottom - Number.parseFloat(bottom);
      return above <= SLACK || below <= SLACK;
    };
    /** What stays while the rest scrolls away below it. */
    const stays = (element: Element) => [...ancestors(element)].find(isAtEdge);
    /** True if one of them lies below what stays, and comes out from there when the rest is scrolled by so much. */
    const comesOut = (one: Element, other: Element, by: number) => {
      const [first, second] = [stays(one), stays(other)];
      if (first === second) return false;
      const isSecond = first === undefined || (second !== undefined && first.contains(second));
      const [moving, bar] = isSecond ? [one, second] : [other, first];
      if (bar === undefined || stays(moving)?.contains(bar) === false) return false;
      const holds = (at: Element) =>
        /auto|scroll/.test(styleOf(at).overflowY) && at.scrollHeight > at.clientHeight + SLACK;
      const part = [...ancestors(moving)].find(holds) ?? document.documentElement;
      if (part.scrollWidth > part.clientWidth + SLACK) return true;
      const isAbove = bar.getBoundingClientRect().top < innerHeight / 2;
      const left = part.scrollHeight - part.clientHeight - part.scrollTop;
      return (isAbove ? part.scrollTop : left) >= by - SLACK;
    };
    const controls = [...scope.querySelectorAll(CONTROLS)].filter(
      (element) =>
        isShown(element) && styleOf(element).pointerEvents !== 'none' && !element.closest('svg'),
    );
    for (const [place, one] of controls.entries()) {
      const box = seenBox(one);
      for (const other of controls.slice(place + 1)) {
        const field = one.closest('.mantine-Input-wrapper');
        if (one.contains(other) || field?.contains(other) === true) continue;
        const second = seenBox(other);
        const across = Math.min(box.right, second.right) - Math.max(box.left, second.left);
        const down = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top);
        if (across > SLACK && down > SLACK && !comesOut(one, other, down)) {
          faults.push(`on each other: ${named(one)} and ${named(other)}`);
        }
      }
    }

    if (scope !== document.body) {
      const dialog = scope.getBoundingClientRect();
      for (const element of scope.querySelectorAll('*')) {
        const { left, right, width } = element.getBoundingClientRect();
        const isInScroller = [...ancestors(element)].some(
          (at) => scope.contains(at) && clips(at) && (scrolls(at) || at !== scope),
        );
        const isOut = left < dialog.left - SLACK || right > dialog.right + SLACK;
        if (width > 1 && isOut && !isInScroller && isShown(element)) {
          faults.push(`outside its dialog: ${named(element)}`);
        }
      }
    }
    return [...new Set(faults)];
  });
}
