// Requirement: preflight.shared-media
import { createHash } from 'node:crypto';
import type { Artifact } from '@spinreel/exporters/artifact';
import { base64PieceBytes } from '@spinreel/exporters/media/data-uri';
import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changedAd, noise } from '../test/ads/good-ad.ts';
import { fileNetworks } from '../test/ads/representatives.ts';
import { checkFile } from './check-artifact.ts';
import { createBuiltFileChecker } from './check-built-file.ts';

afterEach(() => vi.restoreAllMocks());

describe.each(fileNetworks)('$id', (network) => {
  it('returns the verdicts of the whole files, whether they share media or not', async () => {
    const good = await Promise.all(['One', 'Two'].map((label) => changedAd(network, { label })));
    const other = await changedAd(network, { videoBytes: noise(90_000) });
    const [{ artifact, fileName }] = good as [(typeof good)[0]];
    const broken = await edit(artifact, network, (page) =>
      page.replace('</body>', '<script>eval(name);fetch("https://a.example")</script></body>'),
    );
    const cut = await edit(artifact, network, (page) => page.slice(0, page.length / 2));
    const files = [
      { artifact: broken, fileName },
      ...good,
      { artifact: broken, fileName },
      { artifact: cut, fileName },
      other,
      { artifact, fileName: 'other.txt' },
    ];
    const checker = createBuiltFileChecker();
    const verdicts = files.map((file) =>
      checker.check({ ...file.artifact, fileName: file.fileName, network }),
    );
    expect(verdicts).toEqual(
      await Promise.all(
        files.map((file) => checkFile({ bytes: file.artifact.bytes, fileName: file.fileName, network })),
      ),
    );
    expect(verdicts.map(({ passed }) => passed).slice(0, 4)).toEqual([false, true, true, false]);
  });

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

/** Edits the page of a finished file. */
async function edit(
  artifact: Artifact,
  { container }: Network,
  change: (page: string) => string,
): Promise<Artifact> {
  const [page, ...others] = artifact.files;
  if (page === undefined) throw new Error('The file has no page');
  const text = change(Buffer.from(page.bytes).toString());
  const files = [{ ...page, bytes: new Uint8Array(Buffer.from(text)) }, ...others];
  const bytes = await container.pack(files);
  return { ...artifact, files, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
