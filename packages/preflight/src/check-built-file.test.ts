// Requirement: preflight.shared-media
import { base64PieceBytes } from '@spinreel/exporters/media/data-uri';
import { networks } from '@spinreel/exporters/networks/index';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changedAd, noise } from '../test/ads/good-ad.ts';
import { containerNetworks } from '../test/ads/representatives.ts';
import { expectVerdictsOfWholeFiles } from '../test/mutations/compare-verdicts.ts';
import { checkFile } from './check-artifact.ts';
import { createBuiltFileChecker } from './check-built-file.ts';

afterEach(() => vi.restoreAllMocks());

// The other kinds of web view: check-built-file.proof.ts.
describe.each(containerNetworks)('$id', (network) => {
  it('returns the verdicts of the whole files, whether they share media or not', () =>
    expectVerdictsOfWholeFiles(network));

  it('reads equal media once', async () => {
    const [first, second] = await Promise.all(['One', 'Two'].map((label) => changedAd(network, { label })));
    const checker = createBuiltFileChecker();
    const read = (file: typeof first) => {
      const decode = vi.spyOn(TextDecoder.prototype, 'decode');
      checker.check({ ...file!.artifact, fileName: file!.fileName, network });
      const lengths = decode.mock.results.map(({ value }) => String(value).length);
      decode.mockRestore();
      return lengths.reduce((sum, length) => sum + length, 0);
    };
    expect(read(first) - read(second)).toBeGreaterThan(100_000);
  });
});

it('finds a forbidden text inside of media, also if other media are known', async () => {
  const network = networks.moloco;
  const checker = createBuiltFileChecker();
  const check = async (videoBytes: Uint8Array) => {
    const { artifact, fileName } = await changedAd(network, { videoBytes });
    const verdict = checker.check({ ...artifact, fileName, network });
    expect(verdict).toEqual(await checkFile({ bytes: artifact.bytes, fileName, network }));
    return verdict.passed;
  };
  const bytes = noise(2 * base64PieceBytes);
  expect(await check(bytes)).toBe(true);
  const hidden = Uint8Array.from(bytes);
  // Checkers of networks search base64 too. Only the first slice of a video is known to be one.
  hidden.set(Buffer.from('XMLHttpRequestAA', 'base64'), base64PieceBytes + 300_000);
  expect([await check(hidden), await check(hidden), await check(bytes)]).toEqual([false, false, true]);
});
