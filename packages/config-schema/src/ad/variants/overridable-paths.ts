import type { AdContent } from '../ad-content.ts';
import type { ImageAsset } from '../assets.ts';
import type { fileFacts } from '../document/file-facts.ts';

/**
 * Values that are replaced as a whole have one of these fields: a point or a region, a trim, the texts of a compliance
 * element, and the preset that texts were copied from.
 */
export const wholeValueFields = ['x', 'startSeconds', 'texts', 'checkedOn'] as const;
type WholeValueField = (typeof wholeValueFields)[number];

/**
 * Fields that all variants of an ad share: its name, its networks, and what a person has confirmed. The language is the one
 * for which a variant is built.
 */
export const sharedPaths = [
  '$schema',
  'id',
  'createdAt',
  'updatedAt',
  'name',
  'networks',
  'compliance.language',
  'compliance.confirmed',
] as const;
type SharedPath = (typeof sharedPaths)[number];

type PathsIn<Part, Prefix extends string> = {
  [Key in keyof Part & string]-?: PathsOf<NonNullable<Part[Key]>, `${Prefix}${Key}`>;
}[keyof Part & string];

type PathsOf<Value, Path extends string> = Value extends readonly unknown[]
  ? Path
  : Value extends object
    ? Extract<keyof Value, WholeValueField> extends never
      ? 'filePath' extends keyof Value
        ? Path | PathsIn<Omit<Value, keyof ImageAsset | (typeof fileFacts)[number]>, `${Path}.`>
        : PathsIn<Value, `${Path}.`>
      : Path
    : Path;

/**
 * The path of a field that a variant can override: 'cta.label', 'assets.coverImage', 'pausePoints'. A file with settings
 * has a path for the whole, and one for each setting.
 */
export type OverridablePath = Exclude<PathsIn<AdContent, ''>, SharedPath>;

type ValueAt<Part, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof Part
    ? ValueAt<NonNullable<Part[Key]>, Rest>
    : never
  : Path extends keyof Part
    ? NonNullable<Part[Path]>
    : never;

/** The value of a field, by its path. */
export type ValueOf<Path extends OverridablePath> = ValueAt<AdContent, Path>;
