/** Collects the text of a shared or inline string: all its runs, without their formatting. */
export interface TextReader {
  reset(): void;
  open(name: string): void;
  addText(text: string): void;
  close(name: string): void;
  /** Returns the text since the last `reset`. */
  read(): string;
}

/** Creates a reader of texts. Phonetic hints above East Asian texts (`rPh`) are no part of them. */
export function createTextReader(): TextReader {
  let text = '';
  let isText = false;
  let isPhonetic = false;
  return {
    reset() {
      text = '';
    },
    open(name) {
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    addText(part) {
      if (isText) text += part;
    },
    close(name) {
      if (name === 'rPh') isPhonetic = false;
      isText = false;
    },
    read: () => unescapeText(text),
  };
}

/** Decodes `_x000D_`, by which XLSX writes characters that XML cannot contain (ECMA-376, ST_Xstring). */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_match, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
