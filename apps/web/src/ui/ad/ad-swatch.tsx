import type { StagePart } from '@spinreel/ad-runtime/views/stage-part';
import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { designStageWidthPx } from '@spinreel/config-schema/options/placement/design-stage';
import { useState } from 'react';
import { AdPart } from './ad-part.tsx';
import styles from './ad-swatch.module.css';

interface AdSwatchProps {
  /** Builds the part as the ad does. A new function draws it again. */
  create: (parent: Element) => StagePart;
  /** The language of the ad. */
  language: AdLanguage;
  /** The width to which texts are fitted, in design pixels. By default that of the stage. */
  textWidthPx?: number;
}

/** The largest size of a part, in CSS pixels, and its largest scale. */
const largest = { widthPx: 84, heightPx: 62, scale: 0.42 };

/** A small image of a part of the ad, drawn by the player's own code. It moves while its radio button is hovered or focused. */
export function AdSwatch({ create, language, textWidthPx = designStageWidthPx }: AdSwatchProps) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const scale =
    size.width === 0
      ? largest.scale
      : Math.min(largest.scale, largest.widthPx / size.width, largest.heightPx / size.height);
  return (
    <span className={styles.swatch}>
      <span
        className={styles.part}
        style={{ width: size.width, height: size.height, transform: `translate(-50%, -50%) scale(${scale})` }}
      >
        <AdPart create={create} language={language} textWidthPx={textWidthPx} scale={1} onDraw={setSize} />
      </span>
    </span>
  );
}
