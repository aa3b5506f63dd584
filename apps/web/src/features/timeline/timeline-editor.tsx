import { selectAssetUrl, selectConfig } from '../../ad-draft/catalogue/select-asset.ts';
import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import type { SuggestedCut } from '@spinreel/config-schema/ad/video/suggest-cut';
import type { PausePointCount } from '@spinreel/config-schema/options/interaction-levels';
import { Clapperboard, Undo2 } from 'lucide-react';
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { selectVideoAspect, selectVideoTimeline } from '../../ad-draft/video-cut/select-video.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { PausePointList } from './pauses/pause-point-list.tsx';
import { PlayerControls } from './player/player-controls.tsx';
import { StripTools } from './strip/strip-tools.tsx';
import { Timeline } from './strip/timeline.tsx';
import { getLastFrame } from './scale/timeline-math.ts';
import { TrimNote } from './trimming/trim-note.tsx';
import { TrimProblem } from './trimming/trim-problem.tsx';
import type { Filmstrip } from './filmstrip/use-filmstrip.ts';
import { useHeld } from './snapping/use-held.ts';
import { usePausePoints } from './pauses/use-pause-points.ts';
import { usePlayer } from './player/use-player.ts';
import { useStripZoom } from './scale/use-strip-zoom.ts';
import type { TimelineEdits } from './use-timeline-edits.ts';
import { useTimelineKeys } from './use-timeline-keys.ts';
import { CutBar, type CutBarOptions } from './trimming/cut-bar.tsx';
import { useCut } from './trimming/use-cut.ts';
import { useTrim } from './trimming/use-trim.ts';
import styles from './timeline-editor.module.css';

/** Functions for the panel under the timeline. */
export interface TimelineTools {
  points: readonly PausePoint[];
  level: PausePointCount;
  addPoints: (frames: readonly number[]) => void;
  showFrame: (frame: number) => void;
}

interface TimelineEditorProps {
  filmstrip: Filmstrip;
  /** Suggested moments, in seconds. */
  moments: readonly number[];
  /** The suggested cut; null if there is none, or none yet. */
  cut: SuggestedCut | null;
  edits: TimelineEdits;
  /** Renders the suggested cut next to the panel's title. */
  renderCut: (options: CutBarOptions) => ReactNode;
  /** Content under the timeline. */
  children?: (tools: TimelineTools) => ReactNode;
}

/** The video with its timeline, to play it, trim it and mark the pauses. */
export function TimelineEditor({ filmstrip, moments, cut, edits, renderCut, children }: TimelineEditorProps) {
  const config = useDraftSelector(selectConfig);
  const url = useDraftSelector((state) => selectAssetUrl(state, 'gameplayVideo'));
  const { trim, ...scale } = selectVideoTimeline(config);
  const points = config.pausePoints ?? [];
  const level = config.pausePointCount ?? defaults.pausePointCount;
  const aspect = selectVideoAspect(config);
  const videoRef = useRef<HTMLVideoElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const playheadRef = useRef<HTMLDivElement>(null);
  const [isSnapping, setIsSnapping] = useState(true);
  const player = usePlayer({ videoRef, url, scale, trim });
  const pause = usePausePoints({ points, level, trim, scale, edits });
  const trimming = useTrim({ trim, points, scale, edits, showFrame: player.showFrame });
  const suggestion = useCut({ cut, trim, points, scale, edits, showFrame: player.showFrame });
  const hold = useHeld({
    points,
    trim,
    scale,
    player,
    findLanding: pause.findLanding,
    onMovePoint: pause.move,
    onTrim: trimming.trimTo,
  });
  const zoom = useStripZoom({ scrollerRef, scale, frame: player.frame, isHeld: hold.held !== null });
  const focusPlayhead = () => playheadRef.current?.focus({ preventScroll: true });
  const addProblem = pause.findAddProblem(player.frame);
  const tools: TimelineTools = { points, level, addPoints: pause.add, showFrame: player.showFrame };
  const toggleSnapping = () => setIsSnapping((isOn) => !isOn);

  useTimelineKeys({
    togglePlaying: player.togglePlaying,
    stepFrames: player.stepBy,
    stepSeconds: (seconds) => player.stepBy(Math.round(seconds * scale.frameRate)),
    goToStart: () => player.showFrame(0),
    goToEnd: () => player.showFrame(getLastFrame(scale)),
    addPoint: () => pause.add([player.frame]),
    trimStart: () => trimming.startAt(player.frame),
    trimEnd: () => trimming.endAt(player.frame),
    zoomIn: zoom.zoomIn,
    zoomOut: zoom.zoomOut,
    toggleSnapping,
  });

  return (
    <>
      <Panel
        title="Timeline"
        description={describeNextAction({ level, canAdd: pause.canAdd, hasMoments: moments.length > 0 })}
        icon={<Clapperboard />}
        actions={
          <CutBar
            render={renderCut}
            isUsed={suggestion.isUsed}
            replacesPoints={points.length > 0}
            isPrimary={pause.canAdd && addProblem !== null}
            onUse={() => {
              suggestion.use();
              // The button disappears.
              focusPlayhead();
            }}
          />
        }
        className={styles.panel}
      >
        <div className={styles.body}>
          <div className={styles.screen} style={{ aspectRatio: aspect, '--aspect': aspect } as CSSProperties}>
            {url !== null && (
              <video
                key={url}
                ref={videoRef}
                src={url}
                muted={player.isMuted}
                playsInline
                preload="auto"
                aria-label="Gameplay video"
                className={styles.video}
                onClick={player.togglePlaying}
              />
            )}
          </div>
          <div className={styles.work}>
            <PlayerControls
              player={player}
              scale={scale}
              addProblem={addProblem}
              hasPoints={level > 0}
              onAdd={() => pause.add([player.frame])}
              onDone={focusPlayhead}
            >
              <StripTools zoom={zoom} isSnapping={isSnapping} onToggleSnapping={toggleSnapping} />
            </PlayerControls>
            <Timeline
              scale={scale}
              trim={hold.trim}
              points={hold.points}
              frame={player.frame}
              filmstrip={filmstrip}
              moments={moments}
              proposal={suggestion.isUsed ? null : cut}
              isSnapping={isSnapping}
              zoom={zoom}
              scrollerRef={scrollerRef}
              playheadRef={playheadRef}
              held={hold.held}
              canAdd={pause.canAdd}
              onHold={hold.take}
              onDrop={hold.drop}
              onCancel={hold.cancel}
              onShow={(frame) => {
                player.showFrame(frame);
                focusPlayhead();
              }}
              onAdd={(frame) => {
                player.showFrame(pause.addNear(frame));
                focusPlayhead();
              }}
              onRemove={(id) => {
                pause.remove(id);
                focusPlayhead();
              }}
              onNudge={(id, frames, gesture) => {
                const point = points.find((candidate) => candidate.id === id);
                if (point === undefined) return;
                const frame = Math.round(point.timestamp * scale.frameRate) + frames;
                player.showFrame(pause.move(id, frame, gesture));
              }}
              onTrim={trimming.trimTo}
            />
            <div className={styles.footer}>
              <TrimNote
                trim={hold.trim}
                scale={scale}
                onTrimStart={() => trimming.startAt(player.frame)}
                onTrimEnd={() => trimming.endAt(player.frame)}
                onSlip={trimming.slipTo}
                onDone={focusPlayhead}
              />
              <p className={styles.status} role="status" aria-label="Timeline changes">
                {edits.announcement}
              </p>
              {edits.canUndo && (
                <Button
                  variant="quiet"
                  size="small"
                  className={styles.undo}
                  icon={<Undo2 />}
                  onClick={() => {
                    edits.undo();
                    focusPlayhead();
                  }}
                >
                  Undo
                </Button>
              )}
            </div>
            <TrimProblem config={config} />
          </div>
          <PausePointList
            points={hold.points}
            level={level}
            scale={scale}
            filmstrip={filmstrip}
            problemWith={pause.problemWith}
            onMove={(id, frame) => player.showFrame(pause.move(id, frame))}
            onShow={player.showFrame}
            onRemove={pause.remove}
            onDone={focusPlayhead}
          />
        </div>
      </Panel>
      {children?.(tools)}
    </>
  );
}

/** Returns a sentence about the next possible actions. */
function describeNextAction(options: {
  level: PausePointCount;
  canAdd: boolean;
  hasMoments: boolean;
}): string {
  if (options.level === 0) return 'Choose the part of the video that plays.';
  if (!options.canAdd) return 'Drag a marker to move its pause, or click it to remove it.';
  const click = 'Click the strip where the video should wait for a spin';
  return options.hasMoments ? `${click}; the blue lines are suggestions.` : `${click}.`;
}
