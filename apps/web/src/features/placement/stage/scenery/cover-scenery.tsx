import { recommendedSizes } from '@spinreel/config-schema/limits/recommended-sizes';
import { useState, type CSSProperties } from 'react';
import { boxStyle } from '../../elements/box-style.ts';
import { computeLandscapeCoverBox } from '../../salience/compute-landscape-cover-box.ts';
import type { StageFrame } from '../stage-shapes.ts';
import { SceneryImage } from './scenery-image.tsx';
import type { StageSceneryProps } from './scenery-props.ts';

/** The cover image, or the one that replaces it in landscape. */
export function CoverScenery({ config, ad, frame }: Pick<StageSceneryProps, 'config' | 'ad' | 'frame'>) {
  const { coverImage, landscapeCoverImage } = config.assets ?? {};
  const [aspect, setAspect] = useState<number>(recommendedSizes.landscapeCover.aspect);
  if (!frame.isLandscape || ad.images.landscapeCoverImage === null)
    return <SceneryImage image={coverImage} id="cover" className="fill" style={getCoverStyle(frame)} />;
  return (
    <SceneryImage
      image={landscapeCoverImage}
      className="fill"
      style={getLandscapeCoverStyle(frame, aspect)}
      onAspect={setAspect}
    />
  );
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
        objectPosition: '50% 8%',
        background: 'none',
        WebkitMask: 'linear-gradient(90deg, #000 70%, #0000)',
      }
    : { width: '100%', minWidth: 0, objectPosition: '50% 25%', background: '#000', WebkitMask: 'none' };
}
