import { pauseSummary } from '@spinreel/config-schema/ad-summary';
import { defaults } from '@spinreel/config-schema/defaults';
import { interactionLevelName } from '@spinreel/config-schema/interaction-levels';
import { trimmedDurationSeconds } from '@spinreel/config-schema/trim';
import { CircleCheck, ClipboardList, TriangleAlert } from 'lucide-react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { ctaOf } from '../../ad-draft/select-cta.ts';
import { formatSeconds } from '../../lib/format-time.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './ad-summary.module.css';

/** What the ad is made of, and whether its pauses satisfy the networks. */
export function AdSummary() {
  const config = useDraftSelector((state) => state.adDraft.config);
  const { pauseCount, warning } = pauseSummary(config);
  const level = config.pausePointCount ?? defaults.pausePointCount;
  const { assets } = config;
  const split = assets?.gameplayVideo?.splitScreen ?? defaults.splitScreen;
  const rows: readonly (readonly [string, string])[] = [
    ['Name', config.name ?? defaults.name],
    ['Interaction', interactionLevelName(level)],
    ['Video', `${formatSeconds(trimmedDurationSeconds(config))}, ${split ? 'split screen' : 'full screen'}`],
    ['Button', ctaOf(config).label],
    ['Badge', assets?.winningBadgeImage?.filePath ? 'Yes' : 'None'],
    ['Music', assets?.backgroundMusic?.originalName ?? (assets?.backgroundMusic ? 'Yes' : 'None')],
  ];
  return (
    <Panel title="Ad Summary" icon={<ClipboardList />}>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>Pauses, first tap included</dt>
          <dd>{pauseCount}</dd>
        </div>
      </dl>
      {warning === null ? (
        <p className={styles.verdict} data-ok>
          <CircleCheck aria-hidden="true" /> Compliant: all pauses are set
        </p>
      ) : (
        <p className={styles.verdict}>
          <TriangleAlert aria-hidden="true" /> {warning}
        </p>
      )}
    </Panel>
  );
}
