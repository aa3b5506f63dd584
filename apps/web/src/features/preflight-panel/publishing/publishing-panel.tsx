import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import type { Network } from '@spinreel/exporters/network';
import { ShieldCheck } from 'lucide-react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { PublishingOutcome } from '../../../ui/publishing/publishing-outcome.tsx';
import { AcceptedLine, describeAcceptance, type AcceptedLineProps } from './accepted-line.tsx';
import { LawfulLine } from './lawful-line.tsx';
import { PlayBar } from './play-bar.tsx';
import { LikelyLine } from './likely-line.tsx';
import type { PublishingControls } from './use-publishing.ts';
import styles from './publishing-panel.module.css';

interface PublishingPanelProps extends AcceptedLineProps, PublishingControls {
  compliance: Compliance | undefined;
  /** The networks on which the ad is published. The file of the first is played. */
  networks: readonly Network[];
}

/** The three questions before an ad is published, each with its answer and the way to what must be fixed. */
export function PublishingPanel(props: PublishingPanelProps) {
  const { preflight, onFix, publishing, compliance, networks } = props;
  const [playedNetwork] = networks;
  return (
    <Panel
      title="Ready to publish?"
      description="Three questions about the exact file you export"
      icon={<ShieldCheck />}
    >
      <ul className={styles.lines}>
        <AcceptedLine {...props} />
        <LawfulLine
          compliance={compliance}
          networkIds={networks.map(({ id }) => id)}
          publishing={publishing}
          onFix={onFix}
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
      <VisuallyHidden isLive>{describeAcceptance(preflight)}</VisuallyHidden>
      <PublishingOutcome check={publishing.status === 'checked' ? publishing.check : null} />
    </Panel>
  );
}
