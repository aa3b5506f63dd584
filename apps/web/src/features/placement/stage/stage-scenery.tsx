import { showMuted } from '@spinreel/ad-runtime/views/show-muted';
import { playerLabels } from '@spinreel/config-schema/languages/player-labels';
import { memo, useRef } from 'react';
import { AdLayer } from '../../../ui/ad/ad-layer.tsx';
import { boxStyle } from '../elements/box-style.ts';
import { computeFullVideoBox } from '../elements/element-box.ts';
import { markMoving } from '../moving/moving-layer.ts';
import { CoverScenery } from './scenery/cover-scenery.tsx';
import { OutroScenery } from './scenery/outro-scenery.tsx';
import { SceneryImage } from './scenery/scenery-image.tsx';
import type { StageSceneryProps } from './scenery/scenery-props.ts';
import { StageVideo } from './stage-video.tsx';
import { computeCurrentBox, hasOutroCard } from '../elements/compute-current-box.ts';
import { useLiveDrawing } from '../moving/use-live-drawing.ts';

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
function Surroundings({ config, ad }: StageSceneryProps) {
  const { type, solidColor } = ad.background;
  const blurred = <StageVideo config={config} ad={ad} className="fill soft" style={{ objectFit: 'fill' }} />;
  if (!ad.video.splitScreen) return blurred;
  return (
    <div className="fill" style={{ background: solidColor }}>
      {type === 'transparent-video' && blurred}
    </div>
  );
}

/** The screen's own image, or the cover, blurred: in landscape, and behind the card of the outro. */
function BlurredImage({ screen, config, ad, frame: { isLandscape } }: StageSceneryProps) {
  const { coverImage, outroImage } = config.assets ?? {};
  const isCard = screen === 'outro' && hasOutroCard(ad);
  if (!isLandscape && !isCard) return null;
  return (
    <>
      <SceneryImage
        image={screen === 'outro' && !isCard ? outroImage : coverImage}
        className={isCard ? 'fill soft lit' : 'fill soft'}
        style={isCard ? {} : { objectFit: 'fill' }}
      />
      <div className="fill dim" />
    </>
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
      {ad.images.backgroundImage === null && ad.images.lowerHalfImage === null && (
        <div className="console">
          <SceneryImage image={assets?.coverImage} className="fill soft" />
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
