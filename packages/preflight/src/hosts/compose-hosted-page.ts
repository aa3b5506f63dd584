import type { ArtifactFile } from '@spinreel/exporters/artifact';
import type { Network } from '@spinreel/exporters/network';
import { reportingHostScript } from './host-scripts.ts';

/**
 * Composes one page that runs the files of a finished ad in their network's host simulator. It contains the package's
 * scripts, so that an ad of ours loads nothing. The network's own scripts are only simulated. `files` starts with the page.
 */
export function composeHostedPage(files: readonly ArtifactFile[], network: Network): Uint8Array {
  const [page, ...others] = files;
  if (page === undefined) throw new Error('The ad has no page');
  const decoder = new TextDecoder();
  const withScripts = others
    .filter(({ path }) => path.endsWith('.js'))
    .reduce(
      (html, { path, bytes }) => replaceScript(html, path, decoder.decode(bytes)),
      decoder.decode(page.bytes),
    );
  const standalone = network.providedScripts.reduce(
    (html, source) => replaceScript(html, source, pretendLoaded(source)),
    withScripts,
  );
  return new TextEncoder().encode(addHostScript(standalone, network));
}

/** Adds the script before all others: at the start of the head, or where the browser creates a missing head. */
function addHostScript(html: string, network: Network): string {
  const at = pageStart.exec(html)?.[0].length ?? 0;
  return `${html.slice(0, at)}\n<script>${reportingHostScript(network)}</script>${html.slice(at)}`;
}

/** The doctype and the tags of `html` and `head`, all of which may be missing, with comments between them. */
const pageStart =
  /^(?:\s+|<!--[^]*?-->)*(?:<!doctype\b[^>]*>)?(?:\s+|<!--[^]*?-->)*(?:<html\b[^>]*>)?(?:\s+|<!--[^]*?-->)*(?:<head\b[^>]*>)?/i;

function replaceScript(html: string, source: string, script: string): string {
  return html.replaceAll(`<script src="${source}"></script>`, () => `<script>${script}</script>`);
}

/**
 * Returns a script that behaves like a loaded one of this source: the host simulator provides the network's objects after
 * the `load` event of the network's script. Setting `src` on a script that already runs loads nothing.
 */
function pretendLoaded(source: string): string {
  return (
    `(function(script){script.setAttribute('src',${JSON.stringify(source)});` +
    `script.dispatchEvent(new Event('load'))})(document.currentScript)`
  );
}
