import { Type, type Static } from 'typebox';
import { AdContent } from './ad-content.ts';
import { closed } from './schema-parts.ts';
import { variantFields } from './variants/variant.ts';

/**
 * A whole ad in the shape in which it is saved, exported and written by hand for the CLI: its content, and the variants and
 * languages that are made from it. Every field may be left out. An ad without variants and further languages is one ad.
 */
export const AdConfig = Type.Object(
  { ...AdContent.properties, ...variantFields },
  {
    ...closed,
    title: 'Spinreel ad',
    description: 'A playable video ad. Omitted fields take their defaults.',
  },
);
export type AdConfig = Static<typeof AdConfig>;
