import type { ArtifactFile } from '@spinreel/exporters/artifact';
import type { Network } from '@spinreel/exporters/network';
import { reportingHostScript } from '@spinreel/preflight/hosts/host-scripts';

/**
 * Composes one page that runs the files of a finished ad in their network's host simulator. It contains the package's
 * scripts, so that it loads nothing. The network's own scripts are only simulated. `files` starts with the page.
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
  // A function, because `$` has a meaning in a replacement text.
  const hosted = standalone.replace(head, () => `${head}\n<script>${reportingHostScript(network)}</script>`);
  return new TextEncoder().encode(hosted);
}

const head = '<head>';

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
