import { containRect } from '@spinreel/ad-runtime/layout/contain-rect';
import { appCardWidthEm } from '@spinreel/ad-runtime/layout/outro-card';
import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { useRef, useState, type CSSProperties } from 'react';
import { boxStyle } from '../../elements/box-style.ts';
import { computeOutroBoxes, hasOutroBadge } from '@spinreel/placement/elements/compute-current-box';
import { hasOutroCard } from '@spinreel/placement/elements/compute-current-position';
import { useLiveDrawing } from '../../moving/use-live-value.ts';
import { AppCardScenery } from './app-card-scenery.tsx';
import { SceneryImage } from './scenery-image.tsx';
import type { StageFrame } from '@spinreel/placement/stage/stage-shapes';
import type { StageSceneryProps } from './scenery-props.ts';
import { StageVideo } from '../stage-video.tsx';

/** The image or the card of the outro, and the winning badge. */
export function OutroScenery({ config, ad, frame, drawn, placements }: StageSceneryProps) {
  const { assets } = config;
  const [badgeAspect, setBadgeAspect] = useState(1);
  const badgeRef = useRef<HTMLDivElement>(null);
  const [pictureAspect, setPictureAspect] = useState(1);
  const cardRef = useRef<HTMLDivElement>(null);
  const { app, composition } = ad.outro;
  const isPicture = composition === 'win-card' && ad.images.outroImage !== null;
  useLiveDrawing(placements, (live) => {
    const { card, badge } = computeOutroBoxes(
      frame,
      { ad, drawn, live },
      isPicture ? pictureAspect : undefined,
    );
    if (badgeRef.current !== null) {
      Object.assign(badgeRef.current.style, boxStyle(containRect(badge, badgeAspect)));
    }
    if (cardRef.current !== null && card !== null) {
      Object.assign(cardRef.current.style, boxStyle(card));
      if (app !== null) cardRef.current.style.fontSize = `${card.width / appCardWidthEm}px`;
    }
  });
  const hasCard = hasOutroCard(ad);
  return (
    <>
      {!hasCard && (
        <SceneryImage
          image={assets?.outroImage}
          className="fill outro"
          style={getUncroppedImageStyle(frame)}
        />
      )}
      {hasCard && app === null && (isPicture || assets?.gameplayVideo?.filePath) && (
        <div ref={cardRef} className="card" style={{ top: 0, left: 0 }}>
          {isPicture ? (
            <SceneryImage image={assets?.outroImage} className="fill" onAspect={setPictureAspect} />
          ) : (
            <StageVideo config={config} ad={ad} frame="last" className="fill" />
          )}
        </div>
      )}
      {app !== null && (
        <div ref={cardRef} dir={languageFacts[ad.language].direction} style={{ top: 0, left: 0 }}>
          <AppCardScenery ad={ad} app={app} icon={assets?.appIcon} />
        </div>
      )}
      {hasOutroBadge(ad) && (
        <div ref={badgeRef} className="badge" style={{ top: 0, left: 0, transition: 'none' }}>
          <SceneryImage image={assets?.winningBadgeImage} className="fill" onAspect={setBadgeAspect} />
        </div>
      )}
    </>
  );
}

/**
 * In landscape, the image of the outro is not cropped, and its sides fade out. Its place is the same as in the player's style
 * sheet. That goes by the shape of the window, not of the stage, so both styles are complete.
 */
function getUncroppedImageStyle({ isLandscape }: StageFrame): CSSProperties {
  return isLandscape
    ? {
        left: '20%',
        width: 'auto',
        maxWidth: '100%',
        objectFit: 'contain',
        background: 'none',
        transform: 'translateX(-20%)',
        WebkitMask: 'linear-gradient(90deg, #0000, #000 10% 90%, #0000)',
      }
    : { left: 0, width: '100%', objectFit: 'cover', transform: 'none', WebkitMask: 'none' };
}
