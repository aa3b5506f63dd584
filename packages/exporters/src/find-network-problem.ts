import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { findStoreUrlWarning } from '@spinreel/config-schema/ad/store-urls/ad-store-urls';
import { findExportProblem } from '@spinreel/config-schema/rules/export-validation';
import type { Network } from './network.ts';

/**
 * Finds the first reason why an ad cannot be exported for a network, as `findExportProblem`. A missing store URL names the
 * network if its files contain the URL.
 *
 * @example
 * const problem = findNetworkProblem(config, networks.moloco);
 * if (problem !== null) throw new Error(describeProblem(problem));
 */
export function findNetworkProblem(config: AdConfig, network: Network): Problem | null {
  const problem = findExportProblem(config);
  const isStoreUrlNeeded = problem?.code === 'store-url-missing' && network.storeUrl === 'required';
  if (!isStoreUrlNeeded) return problem;
  const { field } = problem;
  return { code: 'store-url-missing-in-file', field, params: { network: network.label } };
}

/**
 * Finds what may cost viewers but does not prevent the export, or null: viewers on one platform are sent to the other
 * platform's store. Networks that open the URL of their campaign have no such warning.
 */
export function findNetworkWarning(
  config: AdConfig,
  network: Network,
): Problem<'store-url-not-for-platform'> | null {
  return network.storeUrl === 'required' ? findStoreUrlWarning(config) : null;
}
