/** The images of a page that is saved, by their addresses. Each is stored once. */
export type SavedImages = Map<string, number>;

/**
 * Copies a drawn part of the page with its shadow trees, which become templates with `data-shadow`. Images are replaced by their
 * number in `images`, as `data-image`.
 */
export function copyWithShadows(source: Element, images: SavedImages): Element {
  const copy = source.cloneNode(false) as Element;
  if (source instanceof HTMLImageElement) {
    copy.removeAttribute('src');
    copy.removeAttribute('loading');
    if (source.currentSrc !== '')
      copy.setAttribute('data-image', String(numberImage(images, source.currentSrc)));
  }
  if (source.shadowRoot !== null) {
    const template = document.createElement('template');
    template.setAttribute('data-shadow', '');
    template.content.append(...copyChildren(source.shadowRoot, images));
    copy.append(template);
  }
  copy.append(...copyChildren(source, images));
  return copy;
}

/** Waits until the images in a part of the page, and in its shadow trees, are loaded or broken. */
export async function waitForImages(part: Element): Promise<void> {
  await Promise.all(listImages(part).map((image) => image.decode().catch(() => undefined)));
}

function copyChildren(parent: ParentNode & Node, images: SavedImages): Node[] {
  return Array.from(parent.childNodes, (child) =>
    child instanceof Element ? copyWithShadows(child, images) : child.cloneNode(false),
  );
}

function listImages(root: ParentNode): HTMLImageElement[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element instanceof HTMLImageElement ? [element] : []),
    ...(element.shadowRoot === null ? [] : listImages(element.shadowRoot)),
  ]);
}

function numberImage(images: SavedImages, url: string): number {
  const number = images.get(url) ?? images.size;
  images.set(url, number);
  return number;
}
