import { markets } from '@spinreel/config-schema/compliance/markets';
import type { FoundBan } from '@spinreel/config-schema/compliance/presets/market-bans';
import type { ReactNode } from 'react';
import { formatDay } from '../../lib/format/format-time.ts';
import { nameBanningNetworks } from '../../lib/networks/name-banning-networks.ts';
import { SourceLink } from '../actions/source-link.tsx';

/** The heading of bans that apply only in parts of a market. */
export const partialBansTitle = 'Not allowed everywhere in this market';

/** The parts of a market in which ads are forbidden or restricted, and each law and policy on demand. */
export function PartialBans({ bans }: { bans: readonly FoundBan[] }) {
  const names = new Intl.ListFormat('en-GB').format(bans.map(({ market }) => markets[market]));
  return (
    <>
      <p className="text-soft breaks">Forbidden or restricted in {names}.</p>
      <LawList>
        {bans.map((ban) => (
          <li key={ban.reason}>
            <strong>{markets[ban.market]}:</strong> <BanReason ban={ban} />
          </li>
        ))}
      </LawList>
    </>
  );
}

/** A list of laws and policies with their sources. Closed at first. */
export function LawList({ children }: { children: ReactNode }) {
  return (
    <details className="disclosure">
      <summary>Laws and sources</summary>
      <ul className="stack gap-2 small-soft">{children}</ul>
    </details>
  );
}

/** What a law or policy says, since when, and its source. */
export function BanReason({ ban }: { ban: FoundBan }) {
  const network = nameBanningNetworks(ban);
  return (
    <>
      {ban.reason}
      {ban.since !== null &&
        ` ${network === null ? 'In force' : `Policy of ${network}`} since ${formatDay(ban.since)}.`}{' '}
      <SourceLink url={ban.source.url}>Source</SourceLink>
    </>
  );
}
