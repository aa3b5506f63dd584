import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import { resolveVariant, getBaseLanguage } from '@spinreel/variants/resolve/resolve-variant';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { memo, useContext, useEffect, useMemo, useState } from 'react';
import { findAsset } from '../../../ad-draft/catalogue/catalogue.ts';
import { measureVideo } from '../../../ad-draft/document/measure-video.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { runWhenIdle } from '../../../lib/timing/run-when-idle.ts';
import { ScrollingContext } from '../../../ui/grid/scrolling-context.ts';
import { ScreenContext } from './screen-context.ts';
import styles from './variants-table.module.css';

interface VariantThumbProps {
  ad: AdDocument;
  /** Null is the base. */
  variantId: string | null;
  screen: PlacementScreen;
}

/** The height of a thumbnail in CSS pixels. */
export const thumbHeightPx = 72;

/** A small image of one screen of a variant. Drawn when the table has stopped scrolling. */
export const VariantThumb = memo(function VariantThumb(props: VariantThumbProps) {
  const isScrolling = useContext(ScrollingContext);
  const [isWanted, setIsWanted] = useState(!isScrolling);
  if (!isScrolling && !isWanted) setIsWanted(true);
  return (
    <span className={styles.thumb}>{isWanted && <DrawnThumb {...props} isScrolling={isScrolling} />}</span>
  );
});

function DrawnThumb(props: VariantThumbProps & { isScrolling: boolean }) {
  const { ad, variantId, screen, isScrolling } = props;
  const drawScreen = useContext(ScreenContext);
  const catalogue = useDraftSelector((state) => state.catalogue);
  const language = getBaseLanguage(ad);
  const newest = JSON.stringify(resolveVariant(ad, { variantId, language }));
  const [content, setContent] = useState<string | null>(null);
  // Drawing takes milliseconds, and a paste changes all variants in view. The cells change first, and scrolling goes on.
  useEffect(() => {
    if (isScrolling) return;
    let isCurrent = true;
    runWhenIdle(() => {
      if (isCurrent) setContent(newest);
    });
    return () => {
      isCurrent = false;
    };
  }, [newest, isScrolling]);
  // The same object as long as the content is equal, so that a change of another variant does not draw this one again.
  const config = useMemo(() => {
    if (content === null) return null;
    const shown = JSON.parse(content) as AdConfig;
    return measureVideo(shown, findAsset(catalogue, shown.assets?.gameplayVideo?.filePath));
  }, [content, catalogue]);
  return config === null ? null : drawScreen({ config, screen, heightPx: thumbHeightPx });
}
