import { Buffer } from 'node:buffer';
import type { AssetKind } from './asset-size.ts';

/** Returns the kind of a file by the extension of its name. */
export function findKindByName(path: string): AssetKind {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const kind = Object.entries(extensions).find(([, list]) => list.includes(extension))?.[0];
  return (kind as keyof typeof extensions | undefined) ?? 'other';
}

/** Returns the kind of data of a MIME type. */
export function findKindByMimeType(mimeType: string): AssetKind {
  const type = mimeType.toLowerCase();
  if (/\b(font|opentype|truetype|woff2?|ttf|otf)\b/.test(type)) return 'font';
  const top = /^(image|video|audio)\//.exec(type)?.[1];
  if (top !== undefined) return top as AssetKind;
  if (type === 'text/html') return 'markup';
  if (type === 'text/css') return 'style';
  return /(java|ecma)script$/.test(type) ? 'script' : 'data';
}

/** Returns the MIME type of bytes by their signature; null if it is unknown. Twelve bytes are enough. */
export function sniffMimeType(bytes: Uint8Array): string | null {
  const digits = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  return signatures.find(([pattern]) => pattern.test(digits))?.[1] ?? null;
}

const extensions = {
  markup: ['html', 'htm', 'xhtml'],
  script: ['js', 'mjs', 'cjs'],
  style: ['css'],
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico', 'bmp', 'ktx', 'ktx2', 'basis'],
  video: ['mp4', 'm4v', 'webm', 'mov', 'ogv'],
  audio: ['mp3', 'm4a', 'aac', 'ogg', 'oga', 'opus', 'wav', 'flac'],
  font: ['woff', 'woff2', 'ttf', 'otf', 'eot'],
  data: [
    'json',
    'xml',
    'txt',
    'csv',
    'wasm',
    'bin',
    'dat',
    'data',
    'atlas',
    'fnt',
    'glb',
    'gltf',
    'zip',
    'gz',
    'br',
  ],
} as const satisfies Partial<Record<AssetKind, readonly string[]>> as Record<
  Exclude<AssetKind, 'other'>,
  readonly string[]
>;

/** What the first bytes of common media are, in hexadecimal digits. */
const signatures: readonly (readonly [RegExp, string])[] = [
  [/^89504e47/, 'image/png'],
  [/^ffd8ff/, 'image/jpeg'],
  [/^47494638/, 'image/gif'],
  [/^52494646.{8}57454250/, 'image/webp'],
  [/^52494646.{8}57415645/, 'audio/wav'],
  [/^.{8}6674797061766966/, 'image/avif'],
  [/^.{8}667479704d3441/, 'audio/mp4'],
  [/^.{8}66747970/, 'video/mp4'],
  [/^1a45dfa3/, 'video/webm'],
  [/^(494433|fff[23ab])/, 'audio/mpeg'],
  [/^4f676753/, 'audio/ogg'],
  [/^664c6143/, 'audio/flac'],
  [/^774f4646/, 'font/woff'],
  [/^774f4632/, 'font/woff2'],
  [/^(00010000|74727565)/, 'font/ttf'],
  [/^4f54544f/, 'font/otf'],
  [/^0061736d/, 'application/wasm'],
  [/^504b0304/, 'application/zip'],
  [/^1f8b/, 'application/gzip'],
  [/^676c5446/, 'model/gltf-binary'],
];
