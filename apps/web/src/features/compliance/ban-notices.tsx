import { findMarketBans, type FoundBan } from '@spinreel/config-schema/compliance/presets/market-bans';
import { markets } from '@spinreel/config-schema/compliance/markets';
import type { PresetQuery } from '@spinreel/config-schema/compliance/presets/presets';
import { productTypeLabels } from '@spinreel/config-schema/compliance/product-types';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { SourceLink } from '../../ui/actions/source-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { formatDay } from '../../lib/format/format-time.ts';
import { summarizeNetworkNames } from '../../lib/networks/list-network-names.ts';
import styles from './compliance-panel.module.css';

/** Where the ad may not be shown, with the law or policy and its source. */
export function BanNotices({ query }: { query: PresetQuery }) {
  const bans = findMarketBans(query);
  const whole = bans.filter(({ isWholeMarket }) => isWholeMarket);
  const parts = bans.filter(({ isWholeMarket }) => !isWholeMarket);
  return (
    <>
      {whole.map((ban) => (
        <Notice
          key={ban.reason}
          tone={ban.kind === 'forbidden' ? 'error' : 'warning'}
          title={describeBan(ban, markets[query.market])}
        >
          <Reason ban={ban} />
        </Notice>
      ))}
      {parts.length > 0 && (
        <Notice tone="warning" title="Not allowed everywhere in this market">
          <p>Forbidden or restricted in {listMarkets(parts)}.</p>
          <details className={styles.laws}>
            <summary>Laws and sources</summary>
            <ul className={styles.bans}>
              {parts.map((ban) => (
                <li key={ban.reason}>
                  <strong>{markets[ban.market]}:</strong> <Reason ban={ban} />
                </li>
              ))}
            </ul>
          </details>
        </Notice>
      )}
    </>
  );
}

function listMarkets(bans: readonly FoundBan[]): string {
  return new Intl.ListFormat('en-GB').format(bans.map(({ market }) => markets[market]));
}

function describeBan(ban: FoundBan, market: string): string {
  const network = nameNetwork(ban);
  const product = productTypeLabels[ban.product];
  if (ban.kind === 'restricted')
    return network === null
      ? 'Allowed only under conditions'
      : `${network} allows ${product.toLowerCase()} ads only under conditions`;
  return network === null
    ? `${product} ads are not allowed in ${market}`
    : `${network} does not accept ${product.toLowerCase()} ads in ${market}`;
}

/** Returns the name of the network whose policy it is; null if it is a law. */
function nameNetwork({ networks }: FoundBan): string | null {
  return networks === null ? null : summarizeNetworkNames(findChosenNetworks({ networks }));
}

function Reason({ ban }: { ban: FoundBan }) {
  const network = nameNetwork(ban);
  return (
    <>
      {ban.reason}
      {ban.since !== null &&
        ` ${network === null ? 'In force' : `Policy of ${network}`} since ${formatDay(ban.since)}.`}{' '}
      <SourceLink url={ban.source.url}>Source</SourceLink>
    </>
  );
}
