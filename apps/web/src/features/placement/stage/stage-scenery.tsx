import { showMuted } from '@spinreel/ad-runtime/views/show-muted';
import { playerLabels } from '@spinreel/config-schema/languages/player-labels';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { memo, useRef } from 'react';
import { AdLayer } from '../../../ui/ad/ad-layer.tsx';
import { boxStyle } from '../elements/box-style.ts';
import { computeFullVideoBox } from '@spinreel/placement/elements/element-box';
import { markMoving } from '../moving/moving-layer.ts';
import { CoverScenery } from './scenery/cover-scenery.tsx';
import { OutroScenery } from './scenery/outro-scenery.tsx';
import { SceneryImage } from './scenery/scenery-image.tsx';
import type { StageSceneryProps } from './scenery/scenery-props.ts';
import { StageVideo } from './stage-video.tsx';
import { StillContext } from '../../../ui/ad/still-context.ts';
import { computeCurrentBox } from '@spinreel/placement/elements/compute-current-box';
import { hasOutroCard } from '@spinreel/placement/elements/compute-current-position';
import { useLiveDrawing } from '../moving/use-live-value.ts';

/** Everything on a screen of the ad that cannot be moved, as the player draws it, and the video in its area. Decorative. */
export const StageScenery = memo(function StageScenery(props: StageSceneryProps) {
  const { screen, config, ad, frame } = props;
  const { stage, scale } = frame;
  return (
    <AdLayer page={stage} scale={scale}>
      {screen === 'gameplay' ? <Surroundings {...props} /> : <BlurredImage {...props} />}
      <div className="fill" style={{ overflow: 'hidden' }}>
        {screen === 'cover' && <CoverScenery config={config} ad={ad} frame={frame} />}
        {screen === 'gameplay' &&
          (ad.video.splitScreen ? <SplitScenery {...props} /> : <FullScenery {...props} />)}
        {screen === 'outro' && <OutroScenery {...props} />}
      </div>
      {screen !== 'cover' && (
        <span
          className="mute"
          ref={(element) => {
            if (element !== null) showMuted(element, false, playerLabels[ad.language]);
          }}
        />
      )}
    </AdLayer>
  );
});

/** The background of the gaps between the video and the stage's edges. */
function Surroundings(props: StageSceneryProps) {
  const { ad } = props;
  return (
    <div
      className="fill"
      style={ad.video.splitScreen ? { background: ad.background.solidColor } : { background: 'none' }}
    >
      {showsVideoAround(ad) && <VideoEdge {...props} />}
    </div>
  );
}

/** Whether the video continues around itself. */
function showsVideoAround({ video, background }: ResolvedAd): boolean {
  return !video.splitScreen || background.type === 'transparent-video';
}

/**
 * The left edge of the game, as wide as the stage and blurred, as in the player. An image, because the blur of a video is
 * computed again in every frame in which something on the stage moves.
 */
function VideoEdge({ config, ad }: StageSceneryProps) {
  return (
    <div className="fill soft" style={{ overflow: 'hidden' }}>
      <StillContext value={true}>
        <StageVideo
          config={config}
          ad={ad}
          className="fill"
          style={{ objectFit: 'fill', transform: 'scaleX(40)' }}
        />
      </StillContext>
    </div>
  );
}

/** What is behind the images in landscape, and behind the card of the outro: the edge of an image, or the video. */
function BlurredImage(props: StageSceneryProps) {
  const { screen, config, ad, frame } = props;
  const { coverImage, outroImage } = config.assets ?? {};
  const isCard = screen === 'outro' && hasOutroCard(ad);
  if (isCard && ad.outro.app === null && showsVideoAround(ad)) return <VideoEdge {...props} />;
  if (!frame.isLandscape && !isCard) return null;
  return (
    <div className="fill sides" style={{ fontSize: 'inherit' }}>
      <SceneryImage
        image={screen === 'outro' && !isCard ? outroImage : coverImage}
        id={screen === 'outro' ? 'end' : ''}
        className="fill wide"
        style={{
          display: 'block',
          ...(frame.isLandscape && { width: 'auto', minWidth: '48%', objectPosition: '0 3%' }),
        }}
      />
    </div>
  );
}

function FullScenery({ config, ad, frame }: StageSceneryProps) {
  return (
    <div className="fill">
      <SceneryImage image={config.assets?.frameImage} className="fill" />
      <div style={{ top: 0, left: 0, ...boxStyle(computeFullVideoBox(frame, ad.video.aspect)) }}>
        <StageVideo config={config} ad={ad} className="fill" />
      </div>
    </div>
  );
}

function SplitScenery({ config, ad, frame, drawn, placements }: StageSceneryProps) {
  const { assets } = config;
  const areaRef = useRef<HTMLDivElement>(null);
  const sceneryRef = useRef<HTMLDivElement>(null);
  useLiveDrawing(placements, (live) => {
    if (live !== null && live.element !== 'videoArea') return;
    const box = computeCurrentBox(frame, 'videoArea', { ad, drawn, live });
    const area = areaRef.current;
    if (area === null) return;
    markMoving(area, live !== null);
    Object.assign(area.style, boxStyle(box));
    // Where the console begins.
    sceneryRef.current?.style.setProperty('--y', `${box.y + box.height}px`);
  });
  return (
    <div ref={sceneryRef} className="fill">
      {!frame.isLandscape && ad.images.backgroundImage === null && ad.images.lowerHalfImage === null && (
        <div className="console">
          <SceneryImage image={assets?.coverImage} className="fill" />
        </div>
      )}
      {ad.background.type === 'custom-image' && (
        <SceneryImage image={assets?.background?.customImage} className="fill" />
      )}
      {!frame.isLandscape && <SceneryImage image={assets?.lowerHalfImage} className="fill lower" />}
      {/* The wrapper moves, because a moving video would be repainted in every step. */}
      <div ref={areaRef} style={{ top: 0, left: 0, willChange: 'transform' }}>
        <StageVideo config={config} ad={ad} className="fill frame" />
      </div>
    </div>
  );
}
