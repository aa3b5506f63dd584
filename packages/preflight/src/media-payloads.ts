/**
 * Returns the text without the payloads of its media data URIs. Base64 can contain any sequence of letters and `/`,
 * such as `//cdn`, so searches for code and addresses must skip it. Only images, sound, video and fonts are blanked: a
 * data URI of a script or markup is code and remains.
 */
export function withoutMediaPayloads(text: string): string {
  return text.replace(
    /(data:(?:image|video|audio|font)\/[a-z0-9.+-]{1,40};base64,)[A-Za-z0-9+/]+={0,2}/gi,
    (_, prefix: string) => prefix,
  );
}
