import { fillAppCard } from '@spinreel/ad-runtime/views/app-card';
import type { ImageAsset } from '@spinreel/config-schema/ad/assets';
import type { ResolvedAd, ResolvedAppCard } from '@spinreel/config-schema/ad/resolved-ad';
import { textWeights } from '@spinreel/config-schema/options/appearance/fonts';
import { describeApp } from '@spinreel/exporters/page/describe-app';
import { useLayoutEffect, useRef } from 'react';
import { SceneryImage } from './scenery-image.tsx';

interface AppCardSceneryProps {
  ad: ResolvedAd;
  app: ResolvedAppCard;
  icon: ImageAsset | null | undefined;
}

/** The app card of the outro, as large as the element around it, as the player draws it. */
export function AppCardScenery({ ad, app, icon }: AppCardSceneryProps) {
  const cardRef = useRef<HTMLDivElement>(null);
  const { language, outro } = ad;
  const { fontFamily, fontWeight } = outro;
  const texts = JSON.stringify(describeApp(app, language));
  useLayoutEffect(() => {
    const { current: card } = cardRef;
    if (card === null) return undefined;
    const own = new Set(card.children);
    const described = JSON.parse(texts) as ReturnType<typeof describeApp>;
    fillAppCard(card, described, { fontFamily, fontWeight: textWeights[fontWeight] });
    card.classList.add('fill');
    return () => {
      for (const child of Array.from(card.children)) if (!own.has(child)) child.remove();
    };
  }, [texts, fontFamily, fontWeight]);
  return (
    <div ref={cardRef}>
      <canvas className="fill" />
      <SceneryImage image={icon} className="icon" />
    </div>
  );
}
