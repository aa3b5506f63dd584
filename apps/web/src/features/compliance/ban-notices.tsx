import { findMarketBans, type FoundBan } from '@spinreel/config-schema/compliance/presets/market-bans';
import { markets } from '@spinreel/config-schema/compliance/markets';
import type { PresetQuery } from '@spinreel/config-schema/compliance/presets/presets';
import { productTypeLabels } from '@spinreel/config-schema/compliance/product-types';
import { SourceLink } from '../../ui/actions/source-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { formatDay } from '../../lib/format/format-time.ts';
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
          title={
            ban.kind === 'forbidden'
              ? `Ads for a ${productTypeLabels[ban.product].toLowerCase()} may not be shown in ${markets[query.market]}`
              : 'Accepted only under conditions'
          }
        >
          <Reason ban={ban} />
        </Notice>
      ))}
      {parts.length > 0 && (
        <Notice tone="warning" title="Not allowed everywhere in this market">
          <ul className={styles.bans}>
            {parts.map((ban) => (
              <li key={ban.reason}>
                <strong>{markets[ban.market]}:</strong> <Reason ban={ban} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function Reason({ ban: { reason, since, source } }: { ban: FoundBan }) {
  return (
    <>
      {reason} Since {formatDay(since)}. <SourceLink url={source.url}>Source</SourceLink>
    </>
  );
}
