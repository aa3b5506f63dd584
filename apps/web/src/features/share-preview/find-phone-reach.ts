/** Which phones can open a URL. `none`: only this machine. `same network`: devices in the local network. `any`: all. */
export type PhoneReach = 'none' | 'same network' | 'any';

/** Determines from the host name which phones can open a URL. */
export function findPhoneReach(url: string): PhoneReach {
  // Removes the brackets of IPv6. The URL parser has already normalized IPv4 addresses to four numbers.
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
  if (ownHosts.some((pattern) => pattern.test(host))) return 'none';
  return nearHosts.some((pattern) => pattern.test(host)) ? 'same network' : 'any';
}

const createIpv4Pattern = (start: string) => new RegExp(String.raw`^${start}(\.\d+)+$`);

/** Host names and addresses of the machine itself. */
const ownHosts: readonly RegExp[] = [
  /^$/,
  /(^|\.)localhost$/,
  createIpv4Pattern('127'),
  createIpv4Pattern('0'),
  /^::1?$/,
];

/** Host names and addresses that are only valid within one network. */
const nearHosts: readonly RegExp[] = [
  // Private: RFC 1918, and for IPv6 RFC 4193.
  createIpv4Pattern('10'),
  createIpv4Pattern(String.raw`172\.(1[6-9]|2\d|3[01])`),
  createIpv4Pattern(String.raw`192\.168`),
  /^f[cd][\da-f]{2}:/,
  // Shared address space of a provider or a virtual network: RFC 6598.
  createIpv4Pattern(String.raw`100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])`),
  // Link-local: RFC 3927, RFC 4291.
  createIpv4Pattern(String.raw`169\.254`),
  /^fe[89ab][\da-f]:/,
  // Names that no public name server resolves: RFC 6762, RFC 8375, and names without a dot.
  /\.(local|lan|internal|home\.arpa)$/,
  /^[^.:]+$/,
];
