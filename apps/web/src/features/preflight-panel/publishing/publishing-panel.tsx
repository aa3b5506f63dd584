import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import type { ReviewStatementId } from '@spinreel/config-schema/compliance/review/review-statements';
import type { Network } from '@spinreel/exporters/network';
import { ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { PublishingOutcome } from '../../../ui/publishing/publishing-outcome.tsx';
import { AcceptedLine, describeAcceptance, type AcceptedLineProps } from './accepted-line.tsx';
import { RequiredTextsLine } from './required-texts-line.tsx';
import { PlayBar } from './play-bar.tsx';
import { LikelyLine } from './likely-line.tsx';
import type { FixTarget } from '../fix-target.ts';
import type { Preflight } from '../use-preflight.ts';
import type { PublishingControls } from './use-publishing.ts';

interface PublishingPanelProps extends AcceptedLineProps, PublishingControls {
  compliance: Compliance | undefined;
  /** Whether the outro shows a rating of the app. */
  hasAppRating: boolean;
  /** The networks on which the ad is published. The file of the first is played. */
  networks: readonly Network[];
  onFix: (target: FixTarget) => void;
  onConfirm: (confirmed: ReviewStatementId[]) => void;
}

/**
 * The three questions before an ad is published, each with its answer and the way to what must be fixed. At first they are
 * visible only if the marketer asked for an answer, or if there is something to fix.
 */
export function PublishingPanel(props: PublishingPanelProps) {
  const { preflight, onFix, onConfirm, publishing, compliance, hasAppRating, networks } = props;
  const [playedNetwork] = networks;
  const contentId = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (publishing.status !== 'unchecked' || needsAttention(preflight));
  return (
    <Panel
      title="Ready to publish?"
      description="Three questions about the exact file you export"
      icon={<ShieldCheck />}
      disclosure={{ isOpen, controls: contentId, onToggle: () => setChosen(!isOpen) }}
    >
      {isOpen && (
        <div id={contentId} className="stack gap-5">
          <ul className="stack gap-3">
            <AcceptedLine {...props} />
            <RequiredTextsLine
              compliance={compliance}
              hasAppRating={hasAppRating}
              networkIds={networks.map(({ id }) => id)}
              publishing={publishing}
              onFix={onFix}
              onConfirm={onConfirm}
            />
            <LikelyLine publishing={publishing} onFix={onFix} />
          </ul>
          {preflight.status !== 'blocked' && playedNetwork !== undefined && (
            <PlayBar
              {...props}
              networkLabel={playedNetwork.label}
              hasMarket={compliance?.product !== undefined && compliance.market !== undefined}
            />
          )}
        </div>
      )}
      <VisuallyHidden isLive>{describeAcceptance(preflight)}</VisuallyHidden>
      <PublishingOutcome check={publishing.status === 'checked' ? publishing.check : null} />
    </Panel>
  );
}

/** Whether the networks' check found something to fix, or must be repeated. */
function needsAttention(preflight: Preflight): boolean {
  return (
    preflight.status === 'failed' ||
    (preflight.status === 'checked' && preflight.networks.some(({ passed }) => !passed))
  );
}
