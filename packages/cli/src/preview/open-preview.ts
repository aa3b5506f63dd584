import { composeHostedPage } from '@spinreel/preflight/hosts/compose-hosted-page';
import type { Network } from '@spinreel/exporters/network';
import { openFile } from '@spinreel/preflight/opening/open-file';
import { CliProblem } from '../command.ts';

/** The files of an ad as a browser loads them. */
export interface PreviewFiles {
  /** Path of the page. */
  readonly entryPath: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Opens a finished file and adds the simulated host to its page. Throws a `CliProblem` if the file has no page that the
 * network would show.
 */
export function openPreview(options: {
  bytes: Uint8Array;
  fileName: string;
  network: Network;
}): PreviewFiles {
  const { network, fileName } = options;
  const { contents } = openFile(options);
  const page = contents?.page ?? null;
  if (contents === null || page === null) {
    throw new CliProblem(
      'findings',
      `${network.label} would not show '${fileName}': it finds no page in it. To see why, run: spinreel check ${fileName} --network ${network.id}`,
    );
  }
  const others = contents.entries.filter((entry) => entry !== page.entry);
  const hosted = composeHostedPage([page.entry, ...others], network);
  // A script that the host provides is simulated. The page may still load it under its path.
  const provided = network.providedScripts.map((path): [string, Uint8Array] => [path, new Uint8Array()]);
  return {
    entryPath: page.entry.path,
    files: new Map([
      ...provided,
      ...others.map(({ path, bytes }): [string, Uint8Array] => [path, bytes]),
      [page.entry.path, hosted],
    ]),
  };
}
