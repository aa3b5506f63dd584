const maxLength = 200;

/** What an ad reports, short enough to be read: a data URI in it may be megabytes long. */
export function shortened(text = ''): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength)}…`;
}
