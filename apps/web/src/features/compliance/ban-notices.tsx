import { findMarketBans, type FoundBan } from '@spinreel/config-schema/compliance/presets/market-bans';
import { markets } from '@spinreel/config-schema/compliance/markets';
import type { PresetQuery } from '@spinreel/config-schema/compliance/presets/presets';
import { productTypeLabels } from '@spinreel/config-schema/compliance/product-types';
import { nameBanningNetworks } from '../../lib/networks/name-banning-networks.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { BanReason, PartialBans, partialBansTitle } from '../../ui/publishing/partial-bans.tsx';

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
          <BanReason ban={ban} />
        </Notice>
      ))}
      {parts.length > 0 && (
        <Notice tone="warning" title={partialBansTitle}>
          <PartialBans bans={parts} />
        </Notice>
      )}
    </>
  );
}

function describeBan(ban: FoundBan, market: string): string {
  const network = nameBanningNetworks(ban);
  const product = productTypeLabels[ban.product];
  if (ban.kind === 'restricted')
    return network === null
      ? 'Allowed only under conditions'
      : `${network} allows ${product.toLowerCase()} ads only under conditions`;
  return network === null
    ? `${product} ads are not allowed in ${market}`
    : `${network} does not accept ${product.toLowerCase()} ads in ${market}`;
}
