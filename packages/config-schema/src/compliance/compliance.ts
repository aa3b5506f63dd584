import { Type, type Static } from 'typebox';
import { toSchemas } from '../ad/fields/field-schemas.ts';
import { closed, createOptional, Nullable, OneOf, Position } from '../ad/schema-parts.ts';
import { adLanguages } from '../languages/ad-languages.ts';
import { textLimits } from '../limits/limits.ts';
import { placementScreens } from '../options/options.ts';
import { complianceElements, complianceParts } from './compliance-elements.ts';
import { complianceFields } from './compliance-fields.ts';
import { reviewStatementIds } from './review/review-statements.ts';

const Screens = Type.Array(OneOf(placementScreens), {
  maxItems: placementScreens.length,
  uniqueItems: true,
});

const ScreenPositions = Type.Object(createOptional(placementScreens, Nullable(Position)), closed);

/** One required text. It is in the ad if it has screens and a text, preferably in the ad's language. */
export const ComplianceElement = Type.Object(
  {
    texts: Type.Optional(
      Type.Object(createOptional(adLanguages, Type.String({ maxLength: textLimits.complianceText })), closed),
    ),
    screens: Type.Optional(Screens),
  },
  closed,
);
export type ComplianceElement = Static<typeof ComplianceElement>;

/** What laws and networks require the ad to show, and the logo. */
export const Compliance = Type.Object(
  {
    ...toSchemas(complianceFields),
    /** Where the texts were copied from, and the date of that preset. A newer preset changes no ad. */
    preset: Nullable(
      Type.Object(
        {
          id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
          checkedOn: Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` }),
        },
        closed,
      ),
    ),
    elements: Type.Optional(Type.Object(createOptional(complianceElements, ComplianceElement), closed)),
    positions: Type.Optional(Type.Object(createOptional(complianceParts, ScreenPositions), closed)),
    /** By default all screens, if the ad has a logo. */
    logoScreens: Type.Optional(Screens),
    /** The statements that a person has confirmed. */
    confirmed: Type.Optional(
      Type.Array(OneOf(reviewStatementIds), { maxItems: reviewStatementIds.length, uniqueItems: true }),
    ),
  },
  closed,
);
export type Compliance = Static<typeof Compliance>;
