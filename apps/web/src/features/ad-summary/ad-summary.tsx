import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { selectAsset, selectConfig } from '../../ad-draft/catalogue/select-asset.ts';
import { pauseSummary } from '@spinreel/config-schema/messages/ad/ad-summary';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import {
  getInteractionLevelName,
  type PausePointCount,
} from '@spinreel/config-schema/options/interaction-levels';
import { getTrimmedDurationSeconds } from '@spinreel/config-schema/ad/video/trim';
import { CircleCheck, ClipboardList, TriangleAlert } from 'lucide-react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { selectCta } from '../../ad-draft/select-cta.ts';
import { formatSeconds } from '../../lib/format/format-time.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './ad-summary.module.css';

/** The ad's content, and whether all of its pauses are set. */
export function AdSummary() {
  const config = useDraftSelector(selectConfig);
  const musicName = useDraftSelector((state) => selectAsset(state, 'backgroundMusic')?.originalName);
  const { pauseCount, warning } = pauseSummary(config);
  const level = config.pausePointCount ?? defaults.pausePointCount;
  const { assets } = config;
  const split = assets?.gameplayVideo?.splitScreen ?? defaults.splitScreen;
  const rows: readonly (readonly [string, string])[] = [
    ['Name', config.name ?? defaults.name],
    ['Interaction', getInteractionLevelName(level)],
    [
      'Video',
      `${formatSeconds(getTrimmedDurationSeconds(config))}, ${split ? 'split screen' : 'full screen'}`,
    ],
    ['Button', selectCta(config).label],
    ['Badge', assets?.winningBadgeImage?.filePath ? 'Yes' : 'None'],
    ['Music', musicName ?? (assets?.backgroundMusic ? 'Yes' : 'None')],
  ];
  return (
    <Panel title="Ad Summary" icon={<ClipboardList />}>
      <dl className="stack">
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>Pauses, including the first tap</dt>
          <dd>{pauseCount}</dd>
        </div>
      </dl>
      {warning === null ? (
        <p className={styles.verdict} data-ok>
          <CircleCheck /> Pauses compliant for Meta export: {describePauses(level)}. Step 5 checks all other
          rules.
        </p>
      ) : (
        <p className={styles.verdict}>
          <TriangleAlert /> {warning}
        </p>
      )}
    </Panel>
  );
}

/** Describes what the summary has checked: that no pause of the interaction level is missing. */
function describePauses(level: PausePointCount): string {
  if (level === 0) return 'the first tap needs no pause point';
  return `the first tap and ${writeCount(level, 'pause point')} are set`;
}
