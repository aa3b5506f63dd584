import { ApiProblem } from '../errors/api-problem.ts';

/** The `ETag` of an ad's version. */
export function entityTag(version: number): string {
  return `"${version}"`;
}

/**
 * The version in an `If-Match` header; null where any will do. A header that names no version of ours can match none: it
 * is 0, which no ad has. Throws `malformed` for what is no entity tag.
 */
export function versionOf(ifMatch: string | undefined): number | null {
  const header = ifMatch?.trim();
  if (header === undefined || header === '*') return null;
  const [, tag] = /^(?:W\/)?"([^"]{0,64})"$/.exec(header) ?? [];
  if (tag === undefined) throw new ApiProblem('malformed');
  return /^[1-9]\d{0,14}$/.test(tag) ? Number(tag) : 0;
}

/** Whether an `If-None-Match` header lists the tag of what would be sent, so that the client has it already. */
export function listsTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim());
  return tags?.some((tag) => tag.replace(/^W\//, '') === etag || tag === '*') ?? false;
}
