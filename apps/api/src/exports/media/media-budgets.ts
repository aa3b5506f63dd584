import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { networks } from '@spinreel/exporters/networks/index';
import { findSizeGoalBytes, mediaBudgetBytes } from '@spinreel/exporters/size/media-budget';

/**
 * Lists the different media budgets of an ad's chosen networks in bytes, smallest first. Networks with the same budget
 * share one encode.
 */
export function listMediaBudgets(config: Pick<AdConfig, 'networks'>): number[] {
  const budgets = findChosenNetworks(config).map(mediaBudgetBytes);
  return [...new Set(budgets)].toSorted((a, b) => a - b);
}

/** Finds the budget that fits every chosen network, in bytes. Without a chosen network, that of the default networks. */
export function findSmallestBudgetBytes(config: Pick<AdConfig, 'networks'>): number {
  const [smallest] = listMediaBudgets(config);
  return smallest ?? Math.min(...listMediaBudgets({}));
}

/** Finds the size limit of the networks whose media have a budget, in bytes. Null if they have no limit. */
export function findSizeLimitBytes(budgetBytes: number): number | null {
  const network = Object.values(networks).find((candidate) => mediaBudgetBytes(candidate) === budgetBytes);
  return network === undefined ? null : findSizeGoalBytes(network);
}
