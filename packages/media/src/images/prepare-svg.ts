import { findSvgRoot } from './is-svg.ts';

/** An area of a drawing in its own units: its left upper corner and its size. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An SVG document in the form in which every renderer recognizes it. */
export interface PreparedSvg {
  readonly bytes: Uint8Array;
  /** Whether it declares how large it is. Otherwise only its content can tell. */
  readonly hasSize: boolean;
}

/**
 * Prepares an SVG document for libvips, which recognizes one by the text `<svg` near its start. A root element with a namespace
 * prefix, or far behind comments, is announced by a comment. `viewBox` is added to the root element, which must have none.
 */
export function prepareSvg(document: Uint8Array, viewBox?: ViewBox): PreparedSvg {
  // One character for each byte, whatever the document's encoding is, so that only ASCII is added to it.
  const text = Buffer.from(document)
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '');
  const root = findSvgRoot(text);
  if (root === null) return { bytes: document, hasSize: true };
  const attributes = readAttributes(text, root);
  const hasSize =
    attributes.has('viewBox') || ['width', 'height'].every((name) => isLength(attributes.get(name)));
  const nameEnd = root + (/^<[\w:-]+/.exec(text.slice(root, root + 100))?.[0].length ?? 0);
  const added = viewBox
    ? ` viewBox="${[viewBox.x, viewBox.y, viewBox.width, viewBox.height].join(' ')}"`
    : '';
  const content = text.slice(root, nameEnd) + added + text.slice(nameEnd);
  const isRecognized = /^<svg/i.test(content) && root < recognizedWithin;
  const announced = isRecognized ? '' : '<!-- <svg -->';
  const declaration = /^\s*<\?xml[^>]*\?>/.exec(text)?.[0] ?? '';
  const bytes = Buffer.from(
    declaration + announced + text.slice(declaration.length, root) + content,
    'latin1',
  );
  return { bytes, hasSize };
}

/** libvips reads the first 1,000 bytes. */
const recognizedWithin = 900;

/** The attributes of the element that starts at `start`. */
function readAttributes(text: string, start: number): Map<string, string> {
  const attributes = new Map<string, string>();
  const attribute = /\s+([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
  attribute.lastIndex = text.slice(start, start + 100).search(/\s/) + start;
  for (let found = attribute.exec(text); found !== null; found = attribute.exec(text)) {
    const [, name = '', quoted, singleQuoted] = found;
    attributes.set(name, quoted ?? singleQuoted ?? '');
  }
  return attributes;
}

/** Whether an attribute is a length of its own, unlike a share of the place where the image is shown. */
function isLength(value: string | undefined): boolean {
  return value !== undefined && /^\s*[\d.]+\s*[a-z]*\s*$/i.test(value);
}
