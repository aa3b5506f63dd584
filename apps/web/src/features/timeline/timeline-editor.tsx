import { defaults } from '@spinreel/config-schema/defaults';
import { videoAspects } from '@spinreel/config-schema/video-crop';
import { addPausePoint, canAddPausePoint, removePausePoint } from '@spinreel/config-schema/pause-points';
import { Clapperboard } from 'lucide-react';
import { useRef, useState } from 'react';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { videoCutOf, videoTimelineOf } from '../../ad-draft/select-video.ts';
import { formatTimecode } from '../../lib/format-time.ts';
import { newId } from '../../lib/new-id.ts';
import { Panel } from '../../ui/panel.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PausePointList } from './pause-point-list.tsx';
import { PlayerControls } from './player-controls.tsx';
import { Timeline } from './timeline.tsx';
import { frameStart, isInsideTrim, lastFrameOf } from './timeline-math.ts';
import { TrimNote } from './trim-note.tsx';
import { usePlayer } from './use-player.ts';
import { useTimelineKeys } from './use-timeline-keys.ts';
import styles from './timeline-editor.module.css';

/** The video with its timeline: watch, trim, and mark where it waits. */
export function TimelineEditor() {
  const dispatch = useDraftDispatch();
  const config = useDraftSelector((state) => state.adDraft.config);
  const { url, trim, ...scale } = videoTimelineOf(config);
  const points = config.pausePoints ?? [];
  const level = config.pausePointCount ?? defaults.pausePointCount;
  const videoRef = useRef<HTMLVideoElement>(null);
  const player = usePlayer({ videoRef, scale, trim });
  const [announcement, setAnnouncement] = useState('');
  const aspect = videoCutOf(config).splitScreen ? videoAspects.splitScreen : videoAspects.fullScreen;

  const canAdd = canAddPausePoint(points, level);
  const addPoint = (frame: number) => {
    if (!canAdd || !isInsideTrim(frame, trim, scale)) return;
    const timestampSeconds = frameStart(frame, scale);
    const next = addPausePoint(points, { level, id: newId(), timestampSeconds, frameRate: scale.frameRate });
    if (next.length === points.length) return;
    dispatch(adChanged({ pausePoints: next }));
    setAnnouncement(`Pause point added at ${formatTimecode(timestampSeconds)}`);
  };
  const removePoint = (id: string) => {
    dispatch(adChanged({ pausePoints: removePausePoint(points, id) }));
    setAnnouncement('Pause point removed');
  };

  useTimelineKeys({
    togglePlaying: player.togglePlaying,
    stepFrames: player.stepBy,
    stepSeconds: (seconds) => player.stepBy(Math.round(seconds * scale.frameRate)),
    addPoint: () => addPoint(player.frame),
  });

  return (
    <Panel
      title="Timeline"
      description={
        level === 0
          ? 'Choose the part of the video that plays.'
          : 'Click the strip where the video should wait for a spin.'
      }
      icon={<Clapperboard />}
    >
      <div className={styles.stage}>
        <div className={styles.screen} style={{ aspectRatio: aspect }}>
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
        <PausePointList
          points={points}
          level={level}
          onShow={(point) => player.showFrame(point.frame ?? Math.round(point.timestamp * scale.frameRate))}
          onRemove={removePoint}
        />
      </div>
      <PlayerControls
        player={player}
        scale={scale}
        canAdd={canAdd && isInsideTrim(player.frame, trim, scale)}
        hasPoints={level > 0}
        onAdd={() => addPoint(player.frame)}
      />
      <Timeline
        scale={scale}
        trim={trim}
        points={points}
        frame={player.frame}
        canAdd={canAdd}
        onShow={player.showFrame}
        onAdd={(frame) => {
          player.showFrame(frame);
          addPoint(frame);
        }}
        onRemove={removePoint}
        onTrim={(next, edge) => {
          dispatch(adChanged({ assets: { gameplayVideo: { trim: next } } }));
          const edgeFrame =
            edge === 'in'
              ? Math.round(next.startSeconds * scale.frameRate)
              : Math.round(next.endSeconds * scale.frameRate) - 1;
          player.showFrame(Math.min(lastFrameOf(scale), edgeFrame));
        }}
      />
      <TrimNote config={config} trim={trim} />
      <VisuallyHidden isLive>{announcement}</VisuallyHidden>
    </Panel>
  );
}
