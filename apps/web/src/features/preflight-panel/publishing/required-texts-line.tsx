import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import { markets } from '@spinreel/config-schema/compliance/markets';
import type { ReviewStatementId } from '@spinreel/config-schema/compliance/review/review-statements';
import { findMarketBans, type FoundBan } from '@spinreel/config-schema/compliance/presets/market-bans';
import { productTypeLabels } from '@spinreel/config-schema/compliance/product-types';
import { Button } from '../../../ui/actions/button.tsx';
import { ComplianceLine } from '../../../ui/publishing/compliance-line.tsx';
import { PublishingLine, type LineTone } from '../../../ui/publishing/publishing-line.tsx';
import { FixButton } from '../fix-button.tsx';
import { findFixOfField, type FixTarget } from '../fix-target.ts';
import { BanList } from './ban-list.tsx';
import { describeUnanswered } from './describe-unanswered.ts';
import { ReviewList } from './review-list.tsx';
import type { Publishing } from './use-publishing.ts';

interface RequiredTextsLineProps {
  compliance: Compliance | undefined;
  /** Whether the outro shows a rating of the app. */
  hasAppRating: boolean;
  /** The networks on which the ad is published, because some have policies of their own. */
  networkIds: readonly string[];
  publishing: Publishing;
  onFix: (target: FixTarget) => void;
  onConfirm: (confirmed: ReviewStatementId[]) => void;
}

/** Whether the ad shows what its market requires. */
export function RequiredTextsLine(props: RequiredTextsLineProps) {
  const { compliance, hasAppRating, networkIds, publishing, onFix, onConfirm } = props;
  const { product, market } = compliance ?? {};
  if (product === undefined) return <ChooseFirst target={chooseProduct} onFix={onFix} />;
  if (market === undefined) return <ChooseFirst target={chooseMarket} onFix={onFix} />;
  const review = (
    <ReviewList
      product={product}
      market={market}
      hasAppRating={hasAppRating}
      confirmed={compliance?.confirmed ?? []}
      onConfirm={onConfirm}
    />
  );
  const choice = `${productTypeLabels[product]}, ${markets[market]}`;
  const verdict = publishing.status === 'checked' ? publishing.check.compliance : null;
  if (verdict === null) {
    const bans = findMarketBans({ product, market, networks: networkIds });
    return (
      <PublishingLine
        topic="requiredTexts"
        {...describeUnjudged(choice, bans, publishing)}
        details={bans.length === 0 ? null : <BanList bans={bans} onFix={onFix} />}
      >
        {review}
      </PublishingLine>
    );
  }
  return (
    <ComplianceLine
      verdict={verdict}
      review={review}
      renderFix={(finding) => (
        <FixButton target={findFixOfField(finding, { hasMusic: false })} onFix={onFix} />
      )}
    />
  );
}

const chooseProduct: FixTarget = {
  step: 3,
  field: 'compliance.product',
  label: 'Choose what you advertise',
};
const chooseMarket: FixTarget = { step: 3, field: 'compliance.market', label: 'Choose the market' };

/** What must be chosen before it is known what the ad must show. */
function ChooseFirst({ target, onFix }: { target: FixTarget; onFix: RequiredTextsLineProps['onFix'] }) {
  return (
    <PublishingLine
      topic="requiredTexts"
      tone="calm"
      status="What an ad must show depends on what you advertise, and where."
    >
      <Button size="small" onClick={() => onFix(target)}>
        {target.label}
      </Button>
    </PublishingLine>
  );
}

/** Describes an ad that was not played. A ban can be known before. */
function describeUnjudged(
  choice: string,
  bans: readonly FoundBan[],
  publishing: Publishing,
): { tone: LineTone; status: string } {
  const whole = bans.filter(({ isWholeMarket }) => isWholeMarket);
  if (whole.some(({ kind }) => kind === 'forbidden'))
    return { tone: 'bad', status: `${choice}: these ads may not be shown.` };
  const unanswered = describeUnanswered(publishing);
  if (bans.length > 0) {
    const limits = whole.length > 0 ? 'accepted only under conditions' : 'not allowed everywhere';
    return { tone: 'warning', status: `${choice}: ${limits}. ${unanswered}` };
  }
  const isChecking = publishing.status === 'checking' || publishing.status === 'busy';
  return {
    tone: isChecking ? 'busy' : 'calm',
    status: `${choice}: ${unanswered.charAt(0).toLowerCase()}${unanswered.slice(1)}`,
  };
}
