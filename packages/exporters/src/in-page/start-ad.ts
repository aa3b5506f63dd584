import type { createAd } from '@spinreel/ad-runtime/create-ad';
import type { AdHost, EncodedMedia } from '@spinreel/ad-runtime/ad-host';
import type { MediaSlot, RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import { detectPlatform } from '../detect-platform.ts';
import { createSevenBitDecoder } from './seven-bit-text.ts';

/** The player, whose script runs before this one. */
declare const SpinreelAd: { readonly createAd: typeof createAd };

declare global {
  interface Window {
    /** Data URIs by slot, if scripts next to the page carry the media. */
    readonly spinreelMedia?: Readonly<Partial<Record<MediaSlot, string>>>;
  }
}

/** The data that a host adapter receives about its ad. */
export interface HostContext {
  readonly ad: RuntimeAd;
  /** The `https:` URL for the viewer's platform; empty if the network's files contain none. */
  readonly storeUrl: string;
}

/** Connects the player to the network's web view. The module of each adapter exports one function of this type. */
export type CreateHost = (context: HostContext) => Omit<AdHost, 'media'>;

/** Starts the player with the page's ad and media. The media after the cover are read once the page has loaded. */
export function startAd(createHost: CreateHost): void {
  const root = document.getElementById('ad') as HTMLElement;
  // Read at once, because the player may remove the image.
  const coverUri = (document.getElementById('cover') as HTMLImageElement).getAttribute('src') || '';
  const ad = JSON.parse(readText('ad-config')) as RuntimeAd;
  const media = (slot: MediaSlot): EncodedMedia | null => {
    const uri = slot === 'cover' ? coverUri : (window.spinreelMedia || {})[slot] || readText(`media-${slot}`);
    return uri ? readDataUri(uri) : null;
  };
  const storeUrl = readText(`store-url-${detectPlatform(navigator)}`) || readText('store-url');
  const host = createHost({ ad, storeUrl });
  SpinreelAd.createAd(root, ad, Object.assign(host, { media }));
}

/** Reads a data URI in base64, or in seven-bit text: `data:video/mp4;seven-bit;SIZE,...` */
function readDataUri(uri: string): EncodedMedia {
  const comma = uri.indexOf(',');
  const [mimeType = '', encoding, size = ''] = uri.slice(5, comma).split(';');
  if (encoding === 'base64') return { mimeType, text: uri.slice(comma + 1) };
  const decode = createSevenBitDecoder(+size);
  const text = uri.slice(comma + 1);
  // Images are small, and the player shows them by their data URI.
  if (mimeType.indexOf('image') === 0) return { mimeType, text: encodeBase64(decode(text)) };
  return { mimeType, text, decode };
}

const chunkBytes = 8192;

function encodeBase64(bytes: Uint8Array): string {
  let binary = '';
  // In chunks, because a call cannot have hundreds of thousands of arguments.
  for (let from = 0; from < bytes.length; from += chunkBytes)
    binary += String.fromCharCode.apply(null, bytes.subarray(from, from + chunkBytes) as unknown as number[]);
  return btoa(binary);
}

function readText(id: string): string {
  const element = document.getElementById(id);
  return (element && element.textContent) || '';
}
