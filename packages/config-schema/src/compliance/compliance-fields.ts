import type { Fields } from '../ad/fields/ad-fields.ts';
import { adLanguages, defaultLanguage } from '../languages/ad-languages.ts';
import { marketIds } from './markets.ts';
import { productTypes } from './product-types.ts';

/** What an ad advertises, where, and in which language. */
export const complianceFields = {
  product: { kind: 'choice', options: productTypes, name: 'product type' },
  market: { kind: 'choice', options: marketIds, name: 'market' },
  language: { kind: 'choice', options: adLanguages, default: defaultLanguage, name: 'language' },
} as const satisfies Fields;
