import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useElementSize } from '../../../lib/page/use-element-size.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PreviewStatus } from '../preview-status.tsx';
import type { Preview } from '../use-preview.ts';
import { findShapeProblems, type FoundProblem } from './find-shape-problems.ts';
import { findWallProgress } from './find-wall-progress.ts';
import { ShapeProblemList } from './shape-problem-list.tsx';
import { useWall, type Wall } from './use-wall.ts';
import { arrangeWall, wallShapes, type WallShape } from './wall-layout.ts';
import { WallTile } from './wall-tile.tsx';
import panelStyles from '../preview-panel.module.css';
import styles from './shape-wall.module.css';

interface ShapeWallProps {
  adId: string;
  preview: Preview;
  config: AdConfig;
  /** Called for each event of the page that leads. */
  onEvent: ((event: AdEvent) => void) | undefined;
  /** Called when all pages load again. */
  onLoaded: (() => void) | undefined;
}

/** The ad in all shapes side by side, in sync, with what overlaps or is cut off in one of them. */
export function ShapeWall({ adId, preview, config, onEvent, onLoaded }: ShapeWallProps) {
  const { state, refresh } = preview;
  const page = preview.page?.networkId === null ? preview.page : null;
  const wall = useWall({ preview, onEvent, onLoaded });
  const { shown } = wall;
  const problems = useMemo(() => findShapeProblems(shown), [shown]);
  const areaRef = useRef<HTMLDivElement>(null);
  const area = useElementSize(areaRef);
  const pauseCount = config.pausePointCount ?? defaults.pausePointCount;
  const { arrangement, scale } = arrangeWall(area?.width ?? 0);
  const tile = (shape: WallShape) => (
    <WallTile
      key={shape.id}
      scale={scale(shape.page)}
      outlined={listOutlined(problems, shape, wall)}
      {...{ shape, page, wall }}
    />
  );
  const portraits = wallShapes.filter(({ aspect }) => aspect < 1);
  const others = wallShapes.filter(({ aspect }) => aspect >= 1);
  return (
    <div className={panelStyles.panel} data-wide="true">
      <WallControls wall={wall} isDisabled={page === null} />
      <div ref={areaRef} className={styles.area}>
        {area !== null && page !== null && (
          <div
            className={styles.shapes}
            data-arrangement={arrangement}
            role="group"
            aria-label="All shapes"
            // What scrolls must be reached by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={arrangement === 'scrolling' ? 0 : undefined}
          >
            <div className={styles.row}>{portraits.map(tile)}</div>
            <div className={styles.row}>{others.map(tile)}</div>
          </div>
        )}
        <PreviewStatus state={state} hasPage={page !== null} onRetry={refresh} />
      </div>
      {page !== null && (
        <ShapeProblemList
          adId={adId}
          problems={problems}
          progress={findWallProgress(shown, { hasPauses: pauseCount > 0 })}
          isScrolling={arrangement === 'scrolling'}
        />
      )}
    </div>
  );
}

/** Plays, mutes and restarts all pages. */
function WallControls({ wall, isDisabled }: { wall: Wall; isDisabled: boolean }) {
  const { isPaused, isMuted, restart, setPaused, setMuted } = wall;
  return (
    <div className={styles.controls}>
      <p className="small-faint text-center">Tap one ad and all of them follow. One plays with sound.</p>
      <div className="wrap gap-2 justify-center" role="group" aria-label="All shapes at once">
        <Button size="small" disabled={isDisabled} icon={<RotateCcw />} onClick={restart}>
          Restart
        </Button>
        <Button
          size="small"
          disabled={isDisabled}
          icon={isPaused ? <Play /> : <Pause />}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? 'Continue' : 'Pause'}
        </Button>
        <Button
          size="small"
          disabled={isDisabled}
          icon={isMuted ? <VolumeX /> : <Volume2 />}
          aria-pressed={isMuted}
          onClick={() => setMuted(!isMuted)}
        >
          Mute
        </Button>
      </div>
    </div>
  );
}

/** Returns the parts of a shape's current screen that have a problem. */
function listOutlined(problems: readonly FoundProblem[], { id }: WallShape, { current }: Wall) {
  return problems.filter(({ screen }) => screen === current[id]).flatMap(({ boxes }) => boxes[id] ?? []);
}
