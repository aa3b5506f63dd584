import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import type { Receipt } from '../artifact.ts';
import { packageName, toPackageName } from '../artifact-file-name.ts';
import { composePage } from './compose-page.ts';
import { entryPathFor } from '../containers/container.ts';
import { dataUriParts } from '../media/data-uri.ts';
import type { EncodingMemory } from '../media/encoding-memory.ts';
import type { ShippedMedia } from '../media/shipped-media.ts';
import type { Network } from '../network.ts';
import { textPart, type PagePart } from './page-part.ts';
import type { PageContents } from './page-contents.ts';
import { absoluteAddresses } from '../families/shared-facts.ts';
import { sevenBitTextParts } from '../media/seven-bit-text.ts';
import type { FontFile } from '@spinreel/config-schema/ad/ad-media';

/** A file of a finished ad before it is written. */
export interface FileParts {
  readonly path: string;
  readonly parts: readonly PagePart[];
}

/**
 * Returns the files of a finished ad as parts, the page first. `fileName` is the name of the finished file, by default that
 * of the ad. Throws without a cover image.
 */
export function composeFiles(options: {
  contents: PageContents;
  network: Network;
  fileName?: string;
  /** By default, media are encoded again. */
  memory?: EncodingMemory;
}): FileParts[] {
  const { contents, network, fileName, memory } = options;
  const { container } = network;
  const { storeUrls } = contents;
  const ad = adaptAd(contents.ad, network);
  const [cover, ...others] = contents.media;
  if (cover?.slot !== 'cover') throw new Error('An ad without a cover image cannot be exported');
  const landscapeCover = others.find(({ slot }) => slot === 'landscapeCover');
  const later = others.filter((media) => media !== landscapeCover);

  const embedded = later.map(({ slot, file }) =>
    container.embed(slot, encodeMedia({ slot, file }, network, memory)),
  );
  const page = composePage({
    ad,
    storeUrls,
    network,
    coverUri: dataUriParts('cover', cover.file),
    landscapeCoverUri: landscapeCover ? dataUriParts('landscapeCover', landscapeCover.file) : null,
    fonts: composeFontFaces(contents.fonts),
    late: embedded.flatMap(({ inPage }) => inPage),
  });
  const extension = `.${container.extension}`;
  const name =
    fileName === undefined
      ? packageName(ad.name, network)
      : toPackageName(fileName.slice(0, -extension.length));
  return [
    { path: entryPathFor(container, name), parts: page },
    ...embedded.flatMap(({ beside }) => (beside === null ? [] : [beside])),
    ...network.extraFiles.map(({ path, text }) => ({ path, parts: [textPart('player', text)] })),
  ];
}

/** Encodes media that are not part of the markup. */
function encodeMedia(
  { slot, file }: ShippedMedia,
  { mediaEncoding, forbiddenLiterals }: Network,
  memory: Pick<EncodingMemory, 'remember'> = forgetful,
): PagePart[] {
  if (mediaEncoding === 'base64')
    return memory.remember(file, `base64 ${slot}`, () => dataUriParts(slot, file));
  // Checkers of files could take accidental text such as `http:` for an address.
  const avoided = [...forbiddenLiterals, ...absoluteAddresses];
  return memory.remember(file, JSON.stringify(['seven-bit', slot, avoided]), () =>
    sevenBitTextParts({ key: slot, file, avoided }),
  );
}

const forgetful: Pick<EncodingMemory, 'remember'> = { remember: (_file, _encoding, encode) => encode() };

function adaptAd(ad: RuntimeAd, { automaticSteps }: Network): RuntimeAd {
  if (automaticSteps === 'allowed') return ad;
  return { ...ad, gameplay: { ...ad.gameplay, autoOutroSeconds: 0 } };
}

/** Returns the size of each asset in the files, in bytes. */
export function sumBytesByAsset(files: readonly FileParts[]): Receipt['bytesByAsset'] {
  const sizes: Record<string, number> = {};
  for (const { key, sizeBytes } of files.flatMap(({ parts }) => parts)) {
    sizes[key] = (sizes[key] ?? 0) + sizeBytes;
  }
  return sizes;
}

/**
 * Composes the style sheet of embedded fonts. Text in a font is invisible until it is loaded, and no text is shown in
 * another font first. Empty without fonts.
 */
function composeFontFaces(fonts: readonly FontFile[]): PagePart[] {
  if (fonts.length === 0) return [];
  return [
    textPart('fonts', '<style id="fonts">'),
    ...fonts.flatMap((font) => [
      textPart('fonts', `@font-face{font-family:"${font.family}";font-weight:${font.weight};`),
      textPart('fonts', font.unicodeRange === null ? '' : `unicode-range:${font.unicodeRange};`),
      textPart('fonts', 'font-display:block;src:url('),
      ...dataUriParts('fonts', font),
      textPart('fonts', ')}'),
    ]),
    textPart('fonts', '</style>\n'),
  ];
}
