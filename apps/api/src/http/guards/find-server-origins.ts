import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../settings/settings.ts';
import { isLoopback } from './network-guard.ts';

/**
 * Lists the origins at which other machines can probably reach this server, the most likely first, without trailing slashes.
 * That is the public URL if the operator has set one. Otherwise it is the origin of the request, unless that is `localhost`,
 * followed by the IPv4 addresses of this machine. Returns `localhost` if there are none.
 */
export function findServerOrigins(
  request: FastifyRequest,
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): string[] {
  const { publicUrl, host } = settings;
  if (publicUrl !== null) return [publicUrl];
  const port = request.socket.localPort ?? settings.port;
  const asked = isLoopback(request.hostname) ? [] : [`${request.protocol}://${request.host}`];
  const names = host === null || isAnyAddress(host) ? lanAddresses(interfaces) : [host];
  const own = names.filter((name) => !isLoopback(name)).map((name) => `http://${name}:${port}`);
  const origins = [...new Set([...asked, ...own])];
  return origins.length > 0 ? origins : [`http://localhost:${port}`];
}

function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** Lists this machine's IPv4 addresses: typical home and office networks first, then those often used by containers. */
function lanAddresses(interfaces: ReturnType<typeof networkInterfaces>): string[] {
  return Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .filter((address) => address.family === 'IPv4' && !address.internal && !isSelfAssigned(address))
    .map(({ address }) => address)
    .toSorted((a, b) => rank(a) - rank(b));
}

function isSelfAssigned({ address }: NetworkInterfaceInfo): boolean {
  return address.startsWith('169.254.');
}

function rank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  return /^172\.(1[6-9]|2\d|3[01])\./.test(address) ? 2 : 3;
}
