// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this file must know the type as well
/// <reference path="./fontverter.d.ts" />
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';

/** Reads which characters a font has. It must be one of our own: uploaded fonts are read in a separate process. */
export async function readCharacters(bytes: Uint8Array): Promise<string[]> {
  const face = new Face(new Blob(await convert(Buffer.from(bytes), 'sfnt')));
  return Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code));
}
