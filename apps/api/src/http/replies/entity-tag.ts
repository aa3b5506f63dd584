import { ApiProblem } from '../../errors/api-problem.ts';

/** Formats the version of an ad as an `ETag`. */
export function formatEntityTag(version: number): string {
  return `"${version}"`;
}

/**
 * Parses the version in an `If-Match` header. Returns null if any version matches, and 0, which matches no ad, for entity
 * tags that this server never sends. Throws `malformed` if the header is not an entity tag.
 */
export function parseIfMatch(ifMatch: string | undefined): number | null {
  const header = ifMatch?.trim();
  if (header === undefined || header === '*') return null;
  const [, tag] = /^(?:W\/)?"([^"]{0,64})"$/.exec(header) ?? [];
  if (tag === undefined) throw new ApiProblem('malformed');
  return /^[1-9]\d{0,14}$/.test(tag) ? Number(tag) : 0;
}

/** Whether an `If-None-Match` header includes the entity tag, which means that the client has the content already. */
export function includesEntityTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim());
  return tags?.some((tag) => tag.replace(/^W\//, '') === etag || tag === '*') ?? false;
}
