import type { AdConfig } from './ad-config.ts';
import type { Branding, Cta, Lettering, Outro, Sizes, SoundEffects, StoreUrls } from './ad-content.ts';
import type { Compliance } from '../compliance/compliance.ts';
import type { Assets, Background, ImageAsset, MusicAsset, VideoAsset } from './assets.ts';

type PathsOf<Part, Prefix extends string> = `${Prefix}${keyof Part & string}`;

/** The path of a field in an ad config: 'cta.storeUrl'. The fields inside an asset that only describe its file have none. */
export type AdFieldId =
  | PathsOf<AdConfig, ''>
  | PathsOf<Cta, 'cta.'>
  | PathsOf<StoreUrls, 'storeUrls.'>
  | PathsOf<Outro, 'outro.'>
  | PathsOf<Lettering, 'lettering.'>
  | PathsOf<Sizes, 'sizes.'>
  | PathsOf<SoundEffects, 'soundEffects.'>
  | PathsOf<Branding, 'branding.'>
  | PathsOf<Assets, 'assets.'>
  | PathsOf<Omit<VideoAsset, keyof ImageAsset>, 'assets.gameplayVideo.'>
  | PathsOf<Omit<MusicAsset, keyof ImageAsset>, 'assets.backgroundMusic.'>
  | PathsOf<Background, 'assets.background.'>
  | PathsOf<Compliance, 'compliance.'>
  | PathsOf<NonNullable<Compliance['elements']>, 'compliance.elements.'>
  | PathsOf<NonNullable<Compliance['positions']>, 'compliance.positions.'>;

/** A field of the contact form. */
export type ContactFieldId = 'contact.name' | 'contact.email' | 'contact.message';

/** Identifies a field that people fill in. The input that edits the field has it as its `id`. */
export type FieldId = AdFieldId | ContactFieldId;
