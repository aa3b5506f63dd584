import type { Network } from '@spinreel/exporters/network';

/** Whether an address is one of a network's own scripts, which a page may reference although it is on a server. */
export function isNetworkScript(
  address: string,
  { providedScripts, otherScripts }: Pick<Network, 'providedScripts' | 'otherScripts'>,
): boolean {
  const path = address.trim().replace(/^\.\//, '');
  return providedScripts.includes(path) || otherScripts.some((pattern) => matches(path, pattern));
}

/** Whether an address has the parts of a pattern in this order. `*` is between two parts. */
function matches(address: string, pattern: string): boolean {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop();
  if (end === undefined) return address === pattern;
  let at = start.length;
  for (const part of rest) {
    const found = address.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return address.startsWith(start) && address.endsWith(end) && at <= address.length - end.length;
}
