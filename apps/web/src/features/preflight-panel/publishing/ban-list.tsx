import type { FoundBan } from '@spinreel/config-schema/compliance/presets/market-bans';
import { notLegalAdvice } from '@spinreel/config-schema/messages/publishing-messages';
import { formatDay } from '../../../lib/format/format-time.ts';
import { SourceLink } from '../../../ui/actions/source-link.tsx';
import { IssueBox } from '../../../ui/feedback/issue-box.tsx';
import { PartialBans, partialBansTitle } from '../../../ui/publishing/partial-bans.tsx';
import { FixButton } from '../fix-button.tsx';
import { findFixOfField, type FixTarget } from '../fix-target.ts';

/** What is known against an ad before it is played: the laws and policies that forbid or restrict it in its market. */
export function BanList({ bans, onFix }: { bans: readonly FoundBan[]; onFix: (target: FixTarget) => void }) {
  const parts = bans.filter(({ isWholeMarket }) => !isWholeMarket);
  return (
    <div className="stack gap-3 shrinks">
      <ul className="stack gap-3">
        {bans
          .filter(({ isWholeMarket }) => isWholeMarket)
          .map((ban) => (
            <li key={ban.reason}>
              <IssueBox severity={ban.kind === 'forbidden' ? 'error' : 'warning'} message={ban.reason}>
                <p className="text-soft breaks">
                  {ban.since !== null && `Since ${formatDay(ban.since)}. `}
                  <SourceLink url={ban.source.url}>
                    {ban.source.label}, read on {formatDay(ban.checkedOn)}
                  </SourceLink>
                </p>
              </IssueBox>
            </li>
          ))}
        {parts.length > 0 && (
          <li>
            <IssueBox severity="warning" message={`${partialBansTitle}.`}>
              <PartialBans bans={parts} />
            </IssueBox>
          </li>
        )}
      </ul>
      <div>
        <FixButton
          target={findFixOfField({ field: 'compliance.market', places: [] }, { hasMusic: false })}
          onFix={onFix}
        />
      </div>
      <p className="small-faint">{notLegalAdvice}</p>
    </div>
  );
}
