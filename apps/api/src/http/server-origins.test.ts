import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { serverOrigins } from './server-origins.ts';

const settings = { publicUrl: null, host: null, port: 4000 };
const local = requestTo('localhost:4000');
const interfaces = {
  lo: [address('127.0.0.1', true)],
  docker0: [address('172.17.0.1')],
  tun0: [address('10.8.0.2')],
  eth0: [address('203.0.113.5'), address('169.254.7.7')],
  wlan0: [address('192.168.1.5')],
};

it('names the addresses of this machine, those of a home or an office first', () => {
  expect(serverOrigins(local, settings, interfaces)).toEqual([
    'http://192.168.1.5:4000',
    'http://10.8.0.2:4000',
    'http://172.17.0.1:4000',
    'http://203.0.113.5:4000',
  ]);
});

it('names first what the marketer uses, unless only this machine understands it', () => {
  const named = requestTo('studio.local:4000');
  expect(serverOrigins(named, settings, { wlan0: interfaces.wlan0 })).toEqual([
    'http://studio.local:4000',
    'http://192.168.1.5:4000',
  ]);
  for (const host of ['127.0.0.1:4000', '[::1]:4000'])
    expect(serverOrigins(requestTo(host), settings, { wlan0: interfaces.wlan0 })).toEqual([
      'http://192.168.1.5:4000',
    ]);
});

it('names nothing else where the operator has set the address', () => {
  const set = { ...settings, publicUrl: 'https://ads.example.com' };
  expect(serverOrigins(local, set, interfaces)).toEqual(['https://ads.example.com']);
});

it('names only addresses at which the server listens', () => {
  expect(serverOrigins(local, { ...settings, host: '10.8.0.2' }, interfaces)).toEqual([
    'http://10.8.0.2:4000',
  ]);
  for (const alone of [
    { ...settings, host: 'localhost' },
    { ...settings, host: '127.0.0.1' },
  ])
    expect(serverOrigins(local, alone, interfaces)).toEqual(['http://localhost:4000']);
  expect(serverOrigins(local, settings, { lo: interfaces.lo })).toEqual(['http://localhost:4000']);
});

function requestTo(host: string): FastifyRequest {
  const { hostname } = new URL(`http://${host}`);
  return { protocol: 'http', host, hostname, socket: { localPort: 4000 } } as FastifyRequest;
}

function address(ip: string, internal = false) {
  return {
    address: ip,
    internal,
    family: 'IPv4' as const,
    netmask: '255.255.255.0',
    mac: '00:00:00:00:00:00',
    cidr: null,
  };
}
