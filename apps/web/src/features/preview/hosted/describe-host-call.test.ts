import { expect, test } from 'vitest';
import { allNetworks } from '../../../lib/networks/network-texts.ts';
import { describeHostCall } from './describe-host-call.ts';

// Requirement: preview.as-network
test.each(allNetworks)(
  'describes every event of $label in plain words',
  ({ lifecycleCalls, measurement }) => {
    for (const name of lifecycleCalls)
      expect(describeHostCall({ kind: 'lifecycle', name }).text).toMatch(/^The (ad|viewer|outro|last) /);
    for (const name of measurement?.events ?? []) {
      const { text, detail } = describeHostCall({ kind: 'measurement', name });
      expect([text, detail]).toEqual([expect.not.stringContaining('Reported an event'), name]);
    }
  },
);

test.each([
  [
    { kind: 'store', url: 'https://store.example' },
    { text: 'Opened the store', detail: 'https://store.example' },
  ],
  [{ kind: 'store', url: null }, { text: 'Opened the store page of the campaign' }],
  [
    { kind: 'measurement', name: 'Custom' },
    { text: 'Reported an event', detail: 'Custom' },
  ],
  [{ kind: 'problem', text: 'The ad calls mraid.close().' }, { text: 'The ad calls mraid.close().' }],
] as const)('describes the call %j', (call, text) => {
  expect(describeHostCall(call)).toEqual(text);
});
