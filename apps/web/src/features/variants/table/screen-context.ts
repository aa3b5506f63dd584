import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import { createContext, type ReactNode } from 'react';

/** Draws a small image of one screen of an ad. */
export type DrawScreen = (shown: {
  config: AdConfig;
  screen: PlacementScreen;
  heightPx: number;
}) => ReactNode;

/** What draws the thumbnails of variants. Nothing by default. */
export const ScreenContext = createContext<DrawScreen>(() => null);
