import type { Size } from '@spinreel/ad-runtime/layout/rect';
import type { StagePart } from '@spinreel/ad-runtime/views/stage-part';
import { languageFacts, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { isCjkLanguage, orderCjkFonts } from '@spinreel/config-schema/options/appearance/cjk-fonts';
import { memo, useContext, useLayoutEffect, useRef } from 'react';
import { nameRegionFont } from './cjk-fonts.ts';
import { getPlayerSheet } from './get-player-sheet.ts';
import { subscribeToFonts } from './open-fonts.ts';
import { StillContext } from './still-context.ts';

interface AdPartProps {
  /** Builds the element as the ad does. A new function draws it again. */
  create: (parent: Element) => StagePart;
  /** The language of the ad. */
  language: AdLanguage;
  /** The width in CSS pixels to which texts are fitted. `scale` is the number of CSS pixels per design pixel. */
  textWidthPx: number;
  scale: number;
  /** Called after each drawing. */
  onDraw?: (drawn: DrawnPart) => void;
}

/** The size of a drawn part, in CSS pixels. */
interface DrawnPart extends Size {
  /** From the part's position to its center, to the right and down in design pixels. */
  readonly offset: NonNullable<StagePart['offset']>;
  /** Whether its text is so long that it has the smallest font size. */
  readonly hasSmallestType: boolean;
}

/** A part of the ad, drawn by the player's own code and style sheet, so it looks like the exported ad. Decorative. */
export const AdPart = memo(function AdPart(props: AdPartProps) {
  const { create, language, textWidthPx, scale, onDraw } = props;
  const hostRef = useRef<HTMLDivElement>(null);
  const isStill = useContext(StillContext);
  useLayoutEffect(() => {
    const host = hostRef.current;
    if (host === null) return undefined;
    // A shadow tree separates the style sheets of the application and the ad.
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [getPlayerSheet()];
    const parent = document.createElement('div');
    // Wide enough for texts of this width and for images.
    parent.className = 'sr';
    // The style sheet only sees attributes of its own tree.
    parent.dir = languageFacts[language].direction;
    parent.style.cssText = `position:absolute;overflow:visible;width:${textWidthPx}px;font-size:${10 * scale}px;line-height:1.2;background:none`;
    shadow.replaceChildren(parent);
    const { element, placement, offset = { x: 0, y: 0 }, fit } = create(parent);
    preferRegion(parent, language);
    // Otherwise the entrance animation would run again with every typed letter.
    element.style.animation = 'none';
    element.style.setProperty('--s', String(placement.size ?? 1));
    element.style.left = '0';
    element.style.top = '0';
    const fitAndMeasure = () => {
      const hasSmallestType = fit?.(textWidthPx, scale) ?? false;
      const { offsetWidth: width, offsetHeight: height } = element;
      onDraw?.({ width, height, offset, hasSmallestType });
    };
    fitAndMeasure();
    // An image has no size before it has loaded.
    element.querySelector('img')?.addEventListener('load', fitAndMeasure);
    const unsubscribe = subscribeToFonts(fitAndMeasure);
    return () => {
      unsubscribe();
      shadow.replaceChildren();
    };
  }, [create, language, textWidthPx, scale, onDraw]);
  return <div ref={hostRef} lang={language} data-still={isStill || undefined} aria-hidden="true" inert />;
});

/** Sets the texts of a part in the forms of characters that the readers of its language expect, if the page has them. */
function preferRegion(part: Element, language: AdLanguage): void {
  if (!isCjkLanguage(language)) return;
  const [preferred] = orderCjkFonts({ language, texts: [] });
  if (preferred === undefined) return;
  for (const element of part.querySelectorAll<HTMLElement>('[style*="font-family"]')) {
    const { fontFamily } = element.style;
    const [family = ''] = fontFamily.split(',');
    const own = nameRegionFont(family.replaceAll('"', ''), preferred.region);
    element.style.fontFamily = `"${own}",${fontFamily}`;
  }
}
