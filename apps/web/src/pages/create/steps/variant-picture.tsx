import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import { resolveVariant, type VariantKey } from '@spinreel/variants/resolve/resolve-variant';
import { useMemo } from 'react';
import { findAsset } from '../../../ad-draft/catalogue/catalogue.ts';
import { measureVideo } from '../../../ad-draft/document/measure-video.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { StillScreen } from '../../../features/placement/stage/still/still-screen.tsx';

interface VariantPictureProps {
  variant: VariantKey;
  screen: PlacementScreen;
  heightPx: number;
}

/** A small image of one screen of a variant in one language. */
export function VariantPicture({ variant, screen, heightPx }: VariantPictureProps) {
  const ad = useDraftSelector(({ adDraft }) => adDraft.ad);
  const catalogue = useDraftSelector((state) => state.catalogue);
  const { variantId, language } = variant;
  const content = JSON.stringify(resolveVariant(ad, { variantId, language }));
  // The same object as long as the content is equal, so that a change of another variant does not draw this one again.
  const config = useMemo(() => {
    const shown = JSON.parse(content) as AdConfig;
    return measureVideo(shown, findAsset(catalogue, shown.assets?.gameplayVideo?.filePath));
  }, [content, catalogue]);
  return <StillScreen config={config} screen={screen} heightPx={heightPx} />;
}
