import { ctaFields, outroFields, type Fields } from '../fields/ad-fields.ts';

type TextKeys<Each extends Fields> = {
  [Key in keyof Each & string]: Each[Key] extends { readonly isTranslatable: true } ? Key : never;
}[keyof Each & string];

/** The path of a text of the ad that has a translation for each language: 'cta.label'. */
export type TextFieldPath = `cta.${TextKeys<typeof ctaFields>}` | `outro.${TextKeys<typeof outroFields>}`;

/** All texts that are translated, with the default of each. Compliance texts have their own list of languages. */
export const translatableFields: Readonly<
  Record<TextFieldPath, { readonly name: string; readonly default: string; readonly maxLength: number }>
> = { ...listTexts('cta', ctaFields), ...listTexts('outro', outroFields) } as Record<
  TextFieldPath,
  { readonly name: string; readonly default: string; readonly maxLength: number }
>;

export const textFieldPaths = Object.keys(translatableFields) as TextFieldPath[];

/** Whether a path is that of a text that is translated. */
export function isTextFieldPath(path: string): path is TextFieldPath {
  return Object.hasOwn(translatableFields, path);
}

function listTexts(part: string, fields: Fields): Record<string, unknown> {
  const texts = Object.entries(fields).filter(([, field]) => field.kind === 'text' && field.isTranslatable);
  return Object.fromEntries(texts.map(([key, field]) => [`${part}.${key}`, field]));
}
