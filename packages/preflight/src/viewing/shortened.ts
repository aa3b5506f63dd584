const maxLength = 200;

/** Truncates text reported by an ad, because a data URI in it may be megabytes long. */
export function shortened(text = ''): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= maxLength ? line : `${line.slice(0, maxLength)}…`;
}
