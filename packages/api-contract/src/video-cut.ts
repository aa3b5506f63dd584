import { sliderRanges } from '@spinreel/config-schema/limits';
import { Type, type Static } from 'typebox';
import { schema } from './schema.ts';

/** How a video is cut for showing it, in the units of the ad config. */
export const VideoCut = schema(() =>
  Type.Object({
    splitScreen: Type.Boolean(),
    zoom: Type.Number({ minimum: sliderRanges.zoom.min, maximum: sliderRanges.zoom.max }),
    zoomX: Type.Number({ minimum: sliderRanges.zoomOffset.min, maximum: sliderRanges.zoomOffset.max }),
    zoomY: Type.Number({ minimum: sliderRanges.zoomOffset.min, maximum: sliderRanges.zoomOffset.max }),
  }),
);
export type VideoCut = Static<typeof VideoCut>;
