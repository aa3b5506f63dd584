import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { allNetworks } from '../../../lib/networks/network-texts.ts';
import { listPreviewOptions } from './list-preview-options.ts';

const { meta, kwai } = networks;

// Requirement: preview.as-network
test('lists the product’s own preview, then the networks of the ad, then every other network once', () => {
  const options = listPreviewOptions(allNetworks, [meta, kwai]);
  expect(options.slice(0, 3)).toEqual([
    { value: '', label: 'Spinreel preview' },
    { value: 'meta', label: 'Meta Ads', note: 'Partly verified', group: 'Networks of this ad' },
    { value: 'kwai', label: kwai.label, note: 'Unverified', group: 'Networks of this ad' },
  ]);
  const values = options.slice(1).map(({ value }) => value);
  expect(values.toSorted()).toEqual(allNetworks.map(({ id }) => id).toSorted());
});

test('groups the other networks by whether their rules are verified', () => {
  const others = listPreviewOptions(allNetworks, []).slice(1);
  const groups = others.map(({ group }) => group);
  expect([...new Set(groups)]).toEqual([
    'Other networks, verified',
    'Other networks, partly verified',
    'Other networks, unverified',
  ]);
  const unverified = others.filter(({ group }) => group === 'Other networks, unverified');
  expect(unverified.map(({ value }) => value)).toEqual(
    allNetworks.filter(({ specStatus }) => specStatus === 'unverified').map(({ id }) => id),
  );
});
