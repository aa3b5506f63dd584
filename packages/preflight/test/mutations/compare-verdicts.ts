import { createHash } from 'node:crypto';
import type { Artifact } from '@spinreel/exporters/artifact';
import type { Network } from '@spinreel/exporters/network';
import { expect } from 'vitest';
import { checkFile } from '../../src/check-artifact.ts';
import { createBuiltFileChecker } from '../../src/check-built-file.ts';
import { changedAd, noise } from '../ads/good-ad.ts';

/** Expects that files which share media, or are broken, get the verdicts of the whole files. */
export async function expectVerdictsOfWholeFiles(network: Network): Promise<void> {
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
  const verdicts = files.map((file) => checker.check({ ...file.artifact, fileName: file.fileName, network }));
  expect(verdicts).toEqual(
    await Promise.all(
      files.map((file) => checkFile({ bytes: file.artifact.bytes, fileName: file.fileName, network })),
    ),
  );
  expect(verdicts.map(({ passed }) => passed).slice(0, 4)).toEqual([false, true, true, false]);
}

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
