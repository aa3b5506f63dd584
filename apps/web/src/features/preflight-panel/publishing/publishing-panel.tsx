import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import {
  publishingTitles,
  summarizeCompliance,
  summarizeQuality,
} from '@spinreel/config-schema/messages/publishing-messages';
import type { Network } from '@spinreel/exporters/network';
import { ShieldCheck } from 'lucide-react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { AcceptedLine, describeAcceptance, type AcceptedLineProps } from './accepted-line.tsx';
import { LawfulLine } from './lawful-line.tsx';
import { PlayBar } from './play-bar.tsx';
import { LikelyLine } from './likely-line.tsx';
import type { Publishing, PublishingControls } from './use-publishing.ts';
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
      <VisuallyHidden isLive>{describeOutcome(publishing)}</VisuallyHidden>
    </Panel>
  );
}

/** The answers for screen readers. */
function describeOutcome(publishing: Publishing): string {
  if (publishing.status !== 'checked') return '';
  const { compliance, quality } = publishing.check;
  const lawful = compliance === null ? '' : `${publishingTitles.lawful}: ${summarizeCompliance(compliance)} `;
  return `${lawful}${publishingTitles.quality}: ${summarizeQuality(quality)}`;
}
