import { access } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findNetwork } from '@spinreel/exporters/networks/index';
import type { Network } from '@spinreel/exporters/network';
import type { Rule } from '@spinreel/preflight/rule';
import { rules as builtInRules } from '@spinreel/preflight/rules/index';
import { CliProblem } from '../command.ts';

/** What `spinreel.config.js` exports as its default: your own networks and rules. */
export interface SpinreelConfig {
  /** Made by `defineNetwork`. Their ids must differ from those of the built-in networks. */
  readonly networks?: readonly Network[];
  /** Made by `defineRule`, for the files of all networks. Their ids must differ from those of the built-in rules. */
  readonly rules?: readonly Rule[];
}

/** The names of a configuration file that is found without `--config`. */
const fileNames = ['spinreel.config.js', 'spinreel.config.mjs', 'spinreel.config.ts'];

/**
 * Loads the configuration file that `--config` names, otherwise the one in the working directory. Without a file, the
 * configuration is empty. Throws a `CliProblem` if the file cannot be loaded or contains something else.
 */
export async function loadConfig(
  named: string | undefined,
  folder: string,
): Promise<Required<SpinreelConfig>> {
  const path = named === undefined ? await findConfig(folder) : resolve(folder, named);
  if (path === null) return { networks: [], rules: [] };
  const name = basename(path);
  const loaded = (await import(pathToFileURL(path).href).catch((cause: unknown) => {
    throw new CliProblem('usage', `${name} could not be loaded: ${String(cause)}`, { cause });
  })) as { default?: unknown };
  const problem = findConfigProblem(loaded.default);
  if (problem !== null) throw new CliProblem('usage', `${name} cannot be used: ${problem}`);
  return { networks: [], rules: [], ...(loaded.default as SpinreelConfig) };
}

async function findConfig(folder: string): Promise<string | null> {
  for (const name of fileNames) {
    const path = resolve(folder, name);
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return null;
}

function findConfigProblem(config: unknown): string | null {
  if (!isRecord(config)) return 'it must export an object as its default.';
  const unknown = Object.keys(config).find((key) => key !== 'networks' && key !== 'rules');
  if (unknown !== undefined) return `it has no setting "${unknown}". The settings are: networks, rules.`;
  const { networks = [], rules = [] } = config;
  if (!Array.isArray(networks)) return '"networks" must be a list.';
  if (!Array.isArray(rules)) return '"rules" must be a list.';
  const problems = [...networks.map(findNetworkProblem), ...rules.map(findRuleProblem)];
  return problems.find((problem) => problem !== null) ?? null;
}

function findNetworkProblem(network: unknown): string | null {
  const isNetwork = isRecord(network) && isRecord(network['limits']) && isRecord(network['container']);
  if (!isNetwork || typeof network['id'] !== 'string') return 'make each network with defineNetwork.';
  const { id } = network;
  return findNetwork(id) === null ? null : `"${id}" is a built-in network. Choose another id.`;
}

function findRuleProblem(rule: unknown): string | null {
  const isRule = isRecord(rule) && typeof rule['violation'] === 'function';
  if (!isRule || typeof rule['id'] !== 'string') return 'make each rule with defineRule.';
  const { id } = rule;
  return builtInRules.some((known) => known.id === id)
    ? `"${id}" is a built-in rule. Choose another id.`
    : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
