import { expect, test } from 'vitest';
import { parseHostMessage } from './parse-host-message.ts';

const source = 'spinreel-host';

test.each([
  { kind: 'store', url: null },
  { kind: 'store', url: 'https://store.example' },
  { kind: 'lifecycle', name: 'gameReady' },
  { kind: 'measurement', name: 'LOADED' },
  { kind: 'problem', text: 'The ad calls mraid.close().' },
])('parses the call %j', (call) => {
  expect(parseHostMessage({ source, call })).toEqual(call);
});

test.each([
  null,
  'complete',
  { source: 'spinreel-preview', call: { kind: 'store', url: null } },
  { source },
  { source, call: { kind: 'unheard-of' } },
  { source, call: { kind: 'measurement', name: 5 } },
  { source, call: { kind: 'problem' } },
])('ignores %j', (data) => {
  expect(parseHostMessage(data)).toBeNull();
});

test('shortens endless texts', () => {
  const call = parseHostMessage({ source, call: { kind: 'lifecycle', name: 'x'.repeat(1000) } });
  expect(call).toEqual({ kind: 'lifecycle', name: 'x'.repeat(300) });
});
