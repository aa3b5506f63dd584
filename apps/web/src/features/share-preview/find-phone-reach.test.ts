import { expect, test } from 'vitest';
import { findPhoneReach } from './find-phone-reach.ts';

test.each([
  'http://localhost:4000/p/abc',
  'http://spinreel.localhost/p/abc',
  'http://127.0.0.1:4000/p/abc',
  'http://[::1]:4000/p/abc',
  'no address',
])('no phone opens %s', (url) => {
  expect(findPhoneReach(url)).toBe('none');
});

test.each([
  'http://10.0.0.7:4000/p/abc',
  'http://172.16.0.1/p/abc',
  'http://172.31.255.1/p/abc',
  'http://192.168.1.20:4000/p/abc',
  'http://169.254.3.4/p/abc',
  'http://100.101.102.103/p/abc',
  'http://[fe80::1]:4000/p/abc',
  'http://[fd12:3456::1]/p/abc',
  'http://studio.local:4000/p/abc',
  'http://studio:4000/p/abc',
])('a phone in the same network opens %s', (url) => {
  expect(findPhoneReach(url)).toBe('same network');
});

test.each([
  'https://spinreel.example/p/abc',
  'https://localhost.example/p/abc',
  'https://10.example.com/p/abc',
  'http://172.32.0.1/p/abc',
  'http://203.0.113.9/p/abc',
  'http://100.128.0.1/p/abc',
  'http://[2001:db8::1]/p/abc',
])('any phone opens %s', (url) => {
  expect(findPhoneReach(url)).toBe('any');
});
