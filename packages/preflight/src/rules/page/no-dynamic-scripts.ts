import { findUses } from '../../evidence/find-addresses.ts';
import { isNetworkScript } from '../../evidence/is-network-script.ts';
import { isSelfContained, placeOf } from '../../evidence/page-references.ts';
import { violationAt, type Place, defineRule } from '../../rule.ts';
import type { AnalyzedPage } from '../../opening/opened-file.ts';
import { constantStart, constantString, scriptElement } from '../../syntax/expressions.ts';
import type { CodeUse } from '../../syntax/script-code.ts';
import { oncePer } from '../../cache/once-per.ts';

/** Scripts are in the markup: scripts loaded at run time, imports and modules are blocked. */
export const noDynamicScripts = defineRule({
  id: 'no-dynamic-scripts',
  severity: 'error',
  topic: 'host',
  demand: () => 'Every script is a plain script in the markup.',
  fix: 'Put all scripts into the markup without type="module", or export the ad again: other scripts do not run where the ad is shown.',
  needs: 'code',
  violation: (page, network) => {
    const { modules, elements, loads } = findScripts(page);
    return (
      violationAt('A script is a module', modules) ??
      violationAt('A script is loaded at run time', [
        ...elements.filter(({ address }) => address === null || !isNetworkScript(address, network)),
        ...loads,
      ])
    );
  },
});

/** The scripts of a page that are not plain scripts in the markup. */
interface OtherScripts {
  readonly modules: readonly Place[];
  /** Code that gives a script element an address, and in our own files also code that creates one. */
  readonly elements: readonly ScriptElementUse[];
  readonly loads: readonly CodeUse[];
}

interface ScriptElementUse extends CodeUse {
  /** The constant start of the address; null if the code only creates the element. */
  readonly address: string | null;
}

const findScripts: (page: AnalyzedPage) => OtherScripts = oncePer((page) => ({
  modules: page.elements
    .filter(
      ({ name, attributes }) =>
        name === 'script' && /^(module|importmap)$/i.test(attributes.get('type')?.trim() ?? ''),
    )
    .map((element) => placeOf(page, element)),
  elements: page.code.uses.flatMap((use): ScriptElementUse[] => {
    if (page.maker.origin === 'spinreel' && isScriptElement(use)) return [{ ...use, address: null }];
    const address = readScriptAddress(use);
    return address === null ? [] : [{ ...use, address }];
  }),
  loads: findLoads(page),
}));

function findLoads({ code, maker }: AnalyzedPage): CodeUse[] {
  const isOurs = maker.origin === 'spinreel';
  return [
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

/**
 * Returns the constant start of the address that code gives a script element; null if it gives none. Elements without an address
 * contain their code as text.
 */
function readScriptAddress({ kind, path, args: [value, address] }: CodeUse): string | null {
  if (kind === 'call' && path === `${scriptElement}.setAttribute` && constantString(value) === 'src')
    return constantStart(address);
  return kind === 'assign' && path === `${scriptElement}.src` ? constantStart(value) : null;
}

function isScriptElement({ kind, path, args }: CodeUse): boolean {
  const name = path.split('.').at(-1);
  if (kind !== 'call' || (name !== 'createElement' && name !== 'createElementNS')) return false;
  return constantString(args.at(name === 'createElement' ? 0 : 1))?.toLowerCase() === 'script';
}
