/**
 * Which phones can open an address: none where only the machine itself understands it, those in the same network where
 * it has no meaning outside, else any.
 */
export type PhoneReach = 'none' | 'same network' | 'any';

/** Which phones can open an address, as far as its host tells. */
export function phoneReach(url: string): PhoneReach {
  // Without the brackets of IPv6; browsers have written every IPv4 address in its four numbers by now.
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
  if (ownHosts.some((pattern) => pattern.test(host))) return 'none';
  return nearHosts.some((pattern) => pattern.test(host)) ? 'same network' : 'any';
}

const ipv4 = (start: string) => new RegExp(String.raw`^${start}(\.\d+)+$`);

/** What a machine calls itself. */
const ownHosts: readonly RegExp[] = [/^$/, /(^|\.)localhost$/, ipv4('127'), ipv4('0'), /^::1?$/];

/** What has a meaning in one network only. */
const nearHosts: readonly RegExp[] = [
  // Private: RFC 1918, and for IPv6 RFC 4193.
  ipv4('10'),
  ipv4(String.raw`172\.(1[6-9]|2\d|3[01])`),
  ipv4(String.raw`192\.168`),
  /^f[cd][\da-f]{2}:/,
  // Shared by the customers of one provider, or of one virtual network: RFC 6598.
  ipv4(String.raw`100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])`),
  // Link-local: RFC 3927, RFC 4291.
  ipv4(String.raw`169\.254`),
  /^fe[89ab][\da-f]:/,
  // Names that no public name server knows: RFC 6762, RFC 8375, and those without a dot.
  /\.(local|lan|internal|home\.arpa)$/,
  /^[^.:]+$/,
];
