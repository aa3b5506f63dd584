import type { Network } from '@spinreel/exporters/network';
import { findUses } from '../../evidence/find-uses.ts';
import { isNetworkScript } from '../../evidence/is-network-script.ts';
import { isSelfContained, placeOf } from '../../evidence/page-references.ts';
import { violationAt } from '../../evidence/violation-at.ts';
import type { AnalyzedPage } from '../../opening/opened-file.ts';
import { defineRule } from '../../rule.ts';
import { constantStart, constantString, scriptElement } from '../../syntax/expressions.ts';
import type { CodeUse } from '../../syntax/script-code.ts';

/** Scripts are in the markup: scripts loaded at run time, imports and modules are blocked. */
export const noDynamicScripts = defineRule({
  id: 'no-dynamic-scripts',
  severity: 'error',
  topic: 'host',
  demand: () => 'Every script is a plain script in the markup.',
  fix: 'Put all scripts into the markup without type="module", or export the ad again: other scripts do not run where the ad is shown.',
  needs: 'code',
  violation: (page, network) => {
    const modules = page.elements.filter(
      ({ name, attributes }) =>
        name === 'script' && /^(module|importmap)$/i.test(attributes.get('type')?.trim() ?? ''),
    );
    return (
      violationAt(
        'A script is a module',
        modules.map((element) => placeOf(page, element)),
      ) ?? violationAt('A script is loaded at run time', findLoads(page, network))
    );
  },
});

function findLoads({ code, maker }: AnalyzedPage, network: Network): CodeUse[] {
  const isOurs = maker.origin === 'spinreel';
  return [
    ...code.uses.filter((use) => loadsScript(use, network) || (isOurs && isScriptElement(use))),
    ...findUses(code, ['call'], ['import', 'importScripts']).filter(
      ({ args: [address] }) => !isSelfContained(constantStart(address)),
    ),
    // Workers are usually made of blobs, which are part of the file.
    ...findUses(code, ['new'], ['Worker', 'SharedWorker']).filter(
      ({ args: [address] }) =>
        isOurs || (constantStart(address) !== '' && !isSelfContained(constantStart(address))),
    ),
    ...findUses(code, ['call'], ['document.write', 'document.writeln']).filter(
      ({ args: [markup] }) => isOurs || /<script/i.test(constantStart(markup)),
    ),
  ];
}

/** Whether code sets the address of a script element. Elements without an address contain their code as text. */
function loadsScript({ kind, path, args: [value, address] }: CodeUse, network: Network): boolean {
  if (isNetworkScript(constantStart(kind === 'call' ? address : value), network)) return false;

  if (kind === 'call') return path === `${scriptElement}.setAttribute` && constantString(value) === 'src';
  return kind === 'assign' && path === `${scriptElement}.src`;
}

function isScriptElement({ kind, path, args }: CodeUse): boolean {
  const name = path.split('.').at(-1);
  if (kind !== 'call' || (name !== 'createElement' && name !== 'createElementNS')) return false;
  return constantString(args.at(name === 'createElement' ? 0 : 1))?.toLowerCase() === 'script';
}
