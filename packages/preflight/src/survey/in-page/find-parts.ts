/** A text of the page, and the elements that contain its parts. */
export interface TextPart {
  readonly text: string;
  /** The element that starts the text's own line. */
  readonly block: Element;
  readonly nodes: readonly Text[];
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
 * same origin. Self-contained, because it is sent to the browser as text.
 */
export function findParts(): Parts {
  /** Less opaque than this counts as hidden. */
  const minOpacity = 0.1;
  const targetSelector =
    'button, a[href], [role="button"], [onclick], input[type="button"], input[type="submit"], input[type="image"]';
  const texts: TextPart[] = [];
  const targets: TargetPart[] = [];
  const images: Element[] = [];
  const opacities = new Map<Element, number>();

  const joinSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
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
  const hasInk = (element: Element) => {
    const { webkitTextFillColor, backgroundClip, fill } = getComputedStyle(element);
    const color = element.closest('svg') === null ? webkitTextFillColor : fill;
    const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(color)?.[1] ?? '1';
    return Number(alpha) >= minOpacity || backgroundClip.includes('text');
  };
  const findBlock = (element: Element): Element => {
    const label = element.closest('svg text');
    if (label !== null) return label;
    const parent = getParent(element);
    const { display } = getComputedStyle(element);
    return parent !== null && (display === 'inline' || display === 'contents') ? findBlock(parent) : element;
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

  const visit = (root: Document | ShadowRoot) => {
    const nodesByBlock = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode() !== null) {
      // Frames have classes of their own, so `instanceof` does not recognize their nodes.
      const isElement = walker.currentNode.nodeType === Node.ELEMENT_NODE;
      if (isElement) {
        const node = walker.currentNode as Element;
        const frame = node.matches('iframe') ? node.contentDocument : null;
        if (node.shadowRoot) visit(node.shadowRoot);
        if (frame && isShown(node)) visit(frame);
        if (node.matches('img, canvas, video, svg') && isShown(node)) images.push(node);
        if (node.matches(targetSelector) && isShown(node))
          targets.push({
            name: joinSpaces(node.getAttribute('aria-label') ?? findLabel(node)),
            element: node,
          });
        continue;
      }
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || joinSpaces(node.data) === '' || !isShown(parent) || !hasInk(parent)) continue;
      const block = findBlock(parent);
      nodesByBlock.set(block, [...(nodesByBlock.get(block) ?? []), node]);
    }
    for (const [block, nodes] of nodesByBlock)
      texts.push({ text: joinSpaces(nodes.map(({ data }) => data).join('')), block, nodes });
  };
  visit(document);
  return { texts, targets, images };
}
