/** A text of the page, and the elements that contain its parts. */
export interface TextPart {
  readonly text: string;
  /** The element that starts the text's own line. */
  readonly block: Element;
  readonly nodes: readonly Text[];
  /** What shows the text if it is in no node: a field, or a pseudo-element. */
  readonly drawn: DrawnText | null;
}

/** A text that an element shows without a node. */
export interface DrawnText {
  readonly text: string;
  readonly element: Element;
  /** Such as `::before`; null for the value of a field. */
  readonly pseudo: string | null;
}

/** An element that can be tapped. */
export interface TargetPart {
  readonly name: string;
  readonly element: Element;
}

/** The elements of a page that are not hidden. */
export interface Parts {
  readonly texts: readonly TextPart[];
  readonly targets: readonly TargetPart[];
  readonly images: readonly Element[];
}

/**
 * Runs in the page and finds the texts, targets and images that are not hidden, also in shadow trees and in frames of the
 * same origin. Our own ads draw no text with pseudo-elements and hide none in images, so only other ads are searched for
 * that, which takes time. Self-contained, because it is sent to the browser as text.
 */
export function findParts({ isOwn }: { isOwn: boolean }): Parts {
  /** Less opaque than this counts as hidden. */
  const minOpacity = 0.1;
  const targetSelector =
    'button, a[href], [role="button"], [onclick], input[type="button"], input[type="submit"], input[type="image"]';
  const texts: TextPart[] = [];
  const targets: TargetPart[] = [];
  const images: Element[] = [];
  const opacities = new Map<Element, number>();
  const blocks = new Map<Element, Element>();
  /** Nobody reads more of a text. */
  const maxTextLength = 2000;

  /** Soft hyphens, joiners and marks of direction are not seen. */
  const joinSpaces = (text: string) =>
    text
      .replaceAll(/[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, maxTextLength);
  const getParent = (element: Element): Element | null => {
    const root = element.getRootNode();
    return (
      element.assignedSlot ?? element.parentElement ?? ('host' in root ? (root as ShadowRoot).host : null)
    );
  };
  const readOpacity = (element: Element): number => {
    const known = opacities.get(element);
    if (known !== undefined) return known;
    const parent = getParent(element);
    const opacity = Number(getComputedStyle(element).opacity) * (parent ? readOpacity(parent) : 1);
    opacities.set(element, opacity);
    return opacity;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && readOpacity(element) >= minOpacity;
  const hasInk = (element: Element, pseudo: string | null = null) => {
    const { webkitTextFillColor, backgroundClip, fill } = getComputedStyle(element, pseudo);
    const color = element.closest('svg') === null ? webkitTextFillColor : fill;
    const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(color)?.[1] ?? '1';
    return Number(alpha) >= minOpacity || backgroundClip.includes('text');
  };
  const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);
  /** Whether an element with a box of its own is a part of the line around it, such as a word that moves by itself. */
  const isInLine = (element: Element, parent: Element): boolean => {
    const [style, around] = [getComputedStyle(element), getComputedStyle(parent)];
    const isInRow = around.display.endsWith('flex') && around.flexDirection.startsWith('row');
    const isWord = isInRow
      ? element.matches('span, b, i, em, strong, small, u') && /^(static|relative)$/.test(style.position)
      : /^inline-(block|flex)$/.test(style.display);
    return (
      isWord &&
      style.fontSize === around.fontSize &&
      !element.matches(targetSelector) &&
      [...element.children].every((child) => isInline(child) || isInLine(child, element))
    );
  };
  /** The element with a box of its own. */
  const findBox = (element: Element): Element => {
    const parent = getParent(element);
    return parent !== null && isInline(element) ? findBox(parent) : element;
  };
  /** The element that starts the line. */
  const findBlock = (element: Element): Element => {
    const known = blocks.get(element);
    if (known !== undefined) return known;
    const label = element.closest('svg text');
    const parent = getParent(element);
    const isPart = parent !== null && (isInline(element) || isInLine(element, parent));
    const block = label ?? (isPart ? findBlock(parent) : element);
    blocks.set(element, block);
    return block;
  };
  /** Whether there is a gap around a box in a line. */
  const hasGap = (box: Element) => {
    const { display, marginLeft, marginRight, paddingLeft, paddingRight } = getComputedStyle(box);
    const gaps = [marginLeft, marginRight, paddingLeft, paddingRight].map(Number.parseFloat);
    return !display.startsWith('inline-') || gaps.some((gapPx) => gapPx >= 1);
  };

  const findLabel = (element: Element): string =>
    [...element.childNodes]
      .map((node) => {
        if (node.nodeType !== Node.ELEMENT_NODE) return node.textContent ?? '';
        const child = node as Element;
        const isIgnored = child.getAttribute('aria-hidden') === 'true' || !child.checkVisibility();
        return isIgnored ? '' : (child.getAttribute('alt') ?? findLabel(child));
      })
      .join(' ');

  const pseudos = ['::before', '::after'] as const;
  /** Whether text that is not in the page may be in a visible element. */
  const isImage = (element: Element, styles: readonly CSSStyleDeclaration[]) =>
    element.matches('img, canvas, video, svg, object, embed, input[type="image"]') ||
    (element.matches('iframe') && !element.contentDocument) ||
    styles.some(({ backgroundImage, content }) => `${backgroundImage} ${content}`.includes('url('));
  const fieldSelector =
    'input:is([type="button"], [type="submit"], [type="reset"], [type="text"], :not([type]))';
  const findDrawn = (element: Element, styles: readonly CSSStyleDeclaration[]): DrawnText[] => {
    if (element.matches(fieldSelector))
      return [{ text: (element as HTMLInputElement).value, element, pseudo: null }];
    return pseudos.flatMap((pseudo, at) => {
      const { content = '', opacity } = styles[at] ?? {};
      const text = [...content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join('');
      // Fonts of icons use private characters.
      const isRead = /[^\p{Co}\s]/u.test(text) && Number(opacity) >= minOpacity && hasInk(element, pseudo);
      return isRead ? [{ text, element, pseudo }] : [];
    });
  };

  const visit = (root: Document | ShadowRoot) => {
    interface Line {
      text: string;
      box: Element;
      readonly nodes: Text[];
      drawn: DrawnText | null;
    }
    const lines = new Map<Element, Line>();
    const findLine = (element: Element): Line => {
      const block = findBlock(element);
      const line = lines.get(block) ?? { text: '', box: findBox(element), nodes: [], drawn: null };
      lines.set(block, line);
      return line;
    };
    const addSpace = (element: Element) => {
      const line = lines.get(findBlock(element));
      if (line !== undefined) line.text += ' ';
    };
    const addText = (node: Text, parent: Element) => {
      const [line, block, box] = [findLine(parent), findBlock(parent), findBox(parent)];
      const isApart = line.box !== box && [line.box, box].some((each) => each !== block && hasGap(each));
      line.text += isApart ? ` ${node.data}` : node.data;
      line.nodes.push(node);
      line.box = box;
    };
    const addDrawn = (drawn: DrawnText) => {
      const line = findLine(drawn.element);
      line.text += drawn.text;
      line.drawn = drawn;
    };
    // A text after the content of an element is added when that has been visited.
    const pending: DrawnText[] = [];
    const addPending = (next: Node | null) => {
      for (const drawn of pending.toReversed()) {
        if (drawn.element.contains(next)) return;
        pending.pop();
        addDrawn(drawn);
      }
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode() !== null) {
      // Frames have classes of their own, so `instanceof` does not recognize their nodes.
      addPending(walker.currentNode);
      const isElement = walker.currentNode.nodeType === Node.ELEMENT_NODE;
      if (isElement) {
        const node = walker.currentNode as Element;
        const around = getParent(node);
        if (around && (node.matches('br') || findBlock(node) === node)) addSpace(around);
        const frame = node.matches('iframe') ? node.contentDocument : null;
        if (node.shadowRoot) visit(node.shadowRoot);
        if (frame && isShown(node)) visit(frame);
        if (isOwn && !node.matches('img, canvas, video, svg') && !node.matches(targetSelector)) continue;
        if (!isShown(node)) continue;
        const styles = isOwn ? [] : pseudos.map((pseudo) => getComputedStyle(node, pseudo));
        for (const drawn of isOwn ? [] : findDrawn(node, styles))
          if (drawn.pseudo === '::after') pending.push(drawn);
          else addDrawn(drawn);
        if (isImage(node, isOwn ? [] : [getComputedStyle(node), ...styles])) images.push(node);
        if (node.matches(targetSelector))
          targets.push({
            name: joinSpaces(
              node.getAttribute('aria-label') ?? (node.matches('input') ? node.value : findLabel(node)),
            ),
            element: node,
          });
        continue;
      }
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || !isShown(parent) || !hasInk(parent)) continue;
      if (joinSpaces(node.data) === '') addSpace(parent);
      else addText(node, parent);
    }
    addPending(null);
    for (const [block, { text, nodes, drawn }] of lines)
      if (joinSpaces(text) !== '') texts.push({ text: joinSpaces(text), block, nodes, drawn });
  };
  visit(document);
  return { texts, targets, images };
}
