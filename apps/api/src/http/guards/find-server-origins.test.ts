import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { findServerOrigins } from './find-server-origins.ts';

const settings = { publicUrl: null, host: null, port: 4000 };
const local = requestTo('localhost:4000');
const interfaces = {
  lo: [address('127.0.0.1', true)],
  docker0: [address('172.17.0.1')],
  tun0: [address('10.8.0.2')],
  eth0: [address('203.0.113.5'), address('169.254.7.7')],
  wlan0: [address('192.168.1.5')],
};

it('lists the addresses of this machine, home and office networks first', () => {
  expect(findServerOrigins(local, settings, interfaces)).toEqual([
    'http://192.168.1.5:4000',
    'http://10.8.0.2:4000',
    'http://172.17.0.1:4000',
    'http://203.0.113.5:4000',
  ]);
});

it('lists the address that the marketer uses first, unless only this machine can reach it', () => {
  const named = requestTo('studio.local:4000');
  expect(findServerOrigins(named, settings, { wlan0: interfaces.wlan0 })).toEqual([
    'http://studio.local:4000',
    'http://192.168.1.5:4000',
  ]);
  for (const host of ['127.0.0.1:4000', '[::1]:4000'])
    expect(findServerOrigins(requestTo(host), settings, { wlan0: interfaces.wlan0 })).toEqual([
      'http://192.168.1.5:4000',
    ]);
});

it('lists only the address that the operator has set', () => {
  const set = { ...settings, publicUrl: 'https://ads.example.com' };
  expect(findServerOrigins(local, set, interfaces)).toEqual(['https://ads.example.com']);
});

it('lists only addresses at which the server listens', () => {
  expect(findServerOrigins(local, { ...settings, host: '10.8.0.2' }, interfaces)).toEqual([
    'http://10.8.0.2:4000',
  ]);
  for (const alone of [
    { ...settings, host: 'localhost' },
    { ...settings, host: '127.0.0.1' },
  ])
    expect(findServerOrigins(local, alone, interfaces)).toEqual(['http://localhost:4000']);
  expect(findServerOrigins(local, settings, { lo: interfaces.lo })).toEqual(['http://localhost:4000']);
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
