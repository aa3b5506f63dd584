declare module 'fontverter' {
  /** Converts a font (TTF, OTF, WOFF or WOFF2) to another container. TTF and OTF are both `sfnt`. */
  export function convert(bytes: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
