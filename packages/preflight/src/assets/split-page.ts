import { Tokenizer, TokenizerMode, type Token } from 'parse5';
import type { FilePart } from './asset-size.ts';

/**
 * Finds the inline scripts and styles of a page in order, and the media that the exporters embed. Each character of the
 * text is one byte. Reads tags only, without building a tree, so malicious markup takes no longer than any other.
 */
export function splitPage(text: string): FilePart[] {
  const walk = new PageWalk(text.length);
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (tag) => {
        tokenizer.state = textModes[tag.tagName] ?? tokenizer.state;
        walk.open(tag);
      },
      onEndTag: (tag) => walk.close(tag),
      onEof: () => walk.end(),
      onCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(text, true);
  return walk.parts;
}

/** How a browser reads the text of elements that contain no markup. */
const textModes: Readonly<Record<string, Tokenizer['state']>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
};

const ignore = (): void => {};

/** What is known at a point of the page. */
class PageWalk {
  readonly parts: FilePart[] = [];
  readonly #length: number;
  #openPart: { start: number; name: string; kind: FilePart['kind']; endsWith: string } | null = null;
  /** A media element of the exporters, which contains one script per slice. */
  #mediaElement: { start: number; slot: string } | null = null;
  #isOurs = false;
  #scriptCount = 0;
  #styleCount = 0;

  constructor(length: number) {
    this.#length = length;
  }

  open({ tagName, attrs, location }: Token.TagToken): void {
    if (location === null || this.#openPart !== null) return;
    const attribute = (name: string) => attrs.find((attr) => attr.name === name)?.value ?? null;
    const id = attribute('id');
    const media = this.#mediaElement;
    this.#mediaElement = null;
    const slot = /^media-([A-Za-z]{1,20})$/.exec(id ?? '')?.[1];
    if (tagName === 'div' && slot !== undefined) {
      this.#mediaElement = { start: location.startOffset, slot };
    } else if (tagName === 'script' && media !== null && attribute('type') === 'text/plain') {
      this.#openPart = {
        start: media.start,
        name: media.slot,
        kind: findSlotKind(media.slot),
        endsWith: 'div',
      };
    } else if (tagName === 'script' && attribute('src') === null) {
      const part = this.#describeScript(id, attribute('type'));
      this.#openPart = { start: location.endOffset, endsWith: 'script', ...part };
    } else if (tagName === 'style') {
      this.#styleCount += 1;
      const name = id === null ? `style ${this.#styleCount}` : `style #${shorten(id)}`;
      this.#openPart = { start: location.endOffset, name, kind: 'style', endsWith: 'style' };
    }
  }

  close({ tagName, location }: Token.TagToken): void {
    const part = this.#openPart;
    if (location === null || part === null || part.endsWith !== tagName) return;
    const end = tagName === 'div' ? location.endOffset : location.startOffset;
    this.#add(end);
  }

  end(): void {
    if (this.#openPart !== null) this.#add(this.#length);
  }

  #add(end: number): void {
    const part = this.#openPart;
    this.#openPart = null;
    if (part !== null && end > part.start)
      this.parts.push({ start: part.start, end, name: part.name, kind: part.kind });
  }

  #describeScript(id: string | null, type: string | null): Pick<FilePart, 'kind'> & { name: string } {
    if (id === 'ad-config' && type === 'application/json') {
      this.#isOurs = true;
      // A network's own scripts are in front of ours.
      this.#scriptCount = 0;
      return { name: 'config', kind: 'data' };
    }
    const runs = /^\s*(|module|(text|application)\/(x-)?(java|ecma)script)\s*$/i.test(type ?? '');
    if (!runs) return { name: id === null ? 'data' : `data #${shorten(id)}`, kind: 'data' };
    this.#scriptCount += 1;
    if (this.#isOurs) return { name: this.#scriptCount === 1 ? 'player' : 'network adapter', kind: 'script' };
    return { name: id === null ? `script ${this.#scriptCount}` : `script #${shorten(id)}`, kind: 'script' };
  }
}

function findSlotKind(slot: string): FilePart['kind'] {
  if (slot === 'video') return 'video';
  return slot === 'music' ? 'audio' : 'image';
}

/** Shortens an id for display, and leaves only plain characters. */
function shorten(id: string): string {
  return id.replaceAll(/[^\w.-]/g, '').slice(0, 40);
}
