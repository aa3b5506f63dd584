import { recommendedSizes } from '@spinreel/config-schema/limits/recommended-sizes';
import { broadCoverAspect } from '@spinreel/config-schema/options/placement/design-stage';
import { useState, type CSSProperties } from 'react';
import { boxStyle } from '../../elements/box-style.ts';
import { computeBroadCoverBox } from '@spinreel/placement/salience/compute-broad-cover-box';
import { computeLandscapeCoverBox } from '@spinreel/placement/salience/compute-landscape-cover-box';
import type { StageFrame } from '@spinreel/placement/stage/stage-shapes';
import { SceneryImage } from './scenery-image.tsx';
import type { StageSceneryProps } from './scenery-props.ts';

/** The cover image, or the one that replaces it in landscape. */
export function CoverScenery({ config, ad, frame }: Pick<StageSceneryProps, 'config' | 'ad' | 'frame'>) {
  const { coverImage, landscapeCoverImage } = config.assets ?? {};
  const [aspect, setAspect] = useState<number>(recommendedSizes.landscapeCover.aspect);
  const [coverAspect, setCoverAspect] = useState(0);
  const hasLandscapeCover = ad.images.landscapeCoverImage !== null;
  if (frame.isLandscape && hasLandscapeCover)
    return (
      <SceneryImage
        image={landscapeCoverImage}
        className="fill"
        style={getLandscapeCoverStyle(frame, aspect)}
        onAspect={setAspect}
      />
    );
  const isBroad = coverAspect > broadCoverAspect && !hasLandscapeCover;
  return (
    <>
      {isBroad && !frame.isLandscape && (
        <div className="fill sides">
          <SceneryImage image={coverImage} className="fill" style={upperEdgeStyle} />
        </div>
      )}
      <SceneryImage
        image={coverImage}
        id="cover"
        className="fill"
        style={isBroad ? getBroadCoverStyle(frame, coverAspect) : getCoverStyle(frame)}
        onAspect={setCoverAspect}
      />
    </>
  );
}

/** The upper edge of a broad cover continues above and below it, as in the player's style sheet. */
const upperEdgeStyle: CSSProperties = {
  objectFit: 'fill',
  transform: 'scaleY(50)',
  transformOrigin: '0 0',
};

/** The edges of a broad cover that are on the stage fade out, as in the player's style sheet. */
function getBroadCoverStyle(frame: StageFrame, aspect: number): CSSProperties {
  const box = computeBroadCoverBox(frame, aspect);
  const { isLandscape, stage } = frame;
  const fadePx = isLandscape
    ? Math.max(0, Math.min((stage.height - box.height) * 9, stage.height * 0.12))
    : box.height * 0.14;
  const vertical = `linear-gradient(#0000, #000 ${fadePx}px calc(100% - ${fadePx}px), #0000)`;
  return {
    ...boxStyle(box),
    minWidth: 0,
    background: 'none',
    WebkitMask: isLandscape ? `${vertical}, linear-gradient(90deg, #000 85%, #0000)` : vertical,
    WebkitMaskComposite: 'source-in',
  };
}

/** An upper and a lower edge on the stage fade out, as in the player's style sheet. */
function getLandscapeCoverStyle({ stage }: StageFrame, aspect: number): CSSProperties {
  const box = computeLandscapeCoverBox(stage, aspect);
  const fadePx = Math.max(0, Math.min((stage.height - box.height) * 9, stage.height * 0.05));
  return {
    ...boxStyle(box),
    WebkitMask: `linear-gradient(#0000, #000 ${fadePx}px calc(100% - ${fadePx}px), #0000)`,
  };
}

/**
 * In landscape, a cover is larger than its height permits, and its right edge fades out, as in the player's style sheet. That
 * style sheet goes by the shape of the window, not of the stage, so both styles are complete.
 */
function getCoverStyle({ isLandscape }: StageFrame): CSSProperties {
  return isLandscape
    ? {
        width: 'auto',
        minWidth: '48%',
        maxWidth: '100%',
        objectPosition: '50% 3%',
        background: 'none',
        WebkitMask: 'linear-gradient(90deg, #000 70%, #0000)',
      }
    : { width: '100%', minWidth: 0, objectPosition: '50% 8%', background: '#000', WebkitMask: 'none' };
}
