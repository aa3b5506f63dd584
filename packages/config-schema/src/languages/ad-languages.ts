/** One language that an ad can have. */
export interface LanguageFacts {
  readonly englishName: string;
  /** The name that its speakers use, as it is written at the beginning of a line. */
  readonly ownName: string;
  readonly direction: 'ltr' | 'rtl';
  /** The script, as ISO 15924 names it. */
  readonly script: string;
}

/**
 * The languages that an ad can have, by BCP 47 tag, with names from CLDR. A required text that does not exist in the ad's
 * language is shown in the first of these languages that has it.
 */
export const languageFacts = {
  en: { englishName: 'English', ownName: 'English', direction: 'ltr', script: 'Latn' },
  de: { englishName: 'German', ownName: 'Deutsch', direction: 'ltr', script: 'Latn' },
  es: { englishName: 'Spanish', ownName: 'Español', direction: 'ltr', script: 'Latn' },
  fr: { englishName: 'French', ownName: 'Français', direction: 'ltr', script: 'Latn' },
  it: { englishName: 'Italian', ownName: 'Italiano', direction: 'ltr', script: 'Latn' },
  pt: { englishName: 'Portuguese', ownName: 'Português', direction: 'ltr', script: 'Latn' },
  'pt-BR': {
    englishName: 'Brazilian Portuguese',
    ownName: 'Português (Brasil)',
    direction: 'ltr',
    script: 'Latn',
  },
  bg: { englishName: 'Bulgarian', ownName: 'Български', direction: 'ltr', script: 'Cyrl' },
  cs: { englishName: 'Czech', ownName: 'Čeština', direction: 'ltr', script: 'Latn' },
  da: { englishName: 'Danish', ownName: 'Dansk', direction: 'ltr', script: 'Latn' },
  el: { englishName: 'Greek', ownName: 'Ελληνικά', direction: 'ltr', script: 'Grek' },
  fi: { englishName: 'Finnish', ownName: 'Suomi', direction: 'ltr', script: 'Latn' },
  hr: { englishName: 'Croatian', ownName: 'Hrvatski', direction: 'ltr', script: 'Latn' },
  hu: { englishName: 'Hungarian', ownName: 'Magyar', direction: 'ltr', script: 'Latn' },
  id: { englishName: 'Indonesian', ownName: 'Bahasa Indonesia', direction: 'ltr', script: 'Latn' },
  ms: { englishName: 'Malay', ownName: 'Bahasa Melayu', direction: 'ltr', script: 'Latn' },
  nb: { englishName: 'Norwegian Bokmål', ownName: 'Norsk bokmål', direction: 'ltr', script: 'Latn' },
  nl: { englishName: 'Dutch', ownName: 'Nederlands', direction: 'ltr', script: 'Latn' },
  pl: { englishName: 'Polish', ownName: 'Polski', direction: 'ltr', script: 'Latn' },
  ro: { englishName: 'Romanian', ownName: 'Română', direction: 'ltr', script: 'Latn' },
  sk: { englishName: 'Slovak', ownName: 'Slovenčina', direction: 'ltr', script: 'Latn' },
  sl: { englishName: 'Slovenian', ownName: 'Slovenščina', direction: 'ltr', script: 'Latn' },
  sv: { englishName: 'Swedish', ownName: 'Svenska', direction: 'ltr', script: 'Latn' },
  tr: { englishName: 'Turkish', ownName: 'Türkçe', direction: 'ltr', script: 'Latn' },
  uk: { englishName: 'Ukrainian', ownName: 'Українська', direction: 'ltr', script: 'Cyrl' },
  ru: { englishName: 'Russian', ownName: 'Русский', direction: 'ltr', script: 'Cyrl' },
  vi: { englishName: 'Vietnamese', ownName: 'Tiếng Việt', direction: 'ltr', script: 'Latn' },
  th: { englishName: 'Thai', ownName: 'ไทย', direction: 'ltr', script: 'Thai' },
  hi: { englishName: 'Hindi', ownName: 'हिन्दी', direction: 'ltr', script: 'Deva' },
  bn: { englishName: 'Bangla', ownName: 'বাংলা', direction: 'ltr', script: 'Beng' },
  ta: { englishName: 'Tamil', ownName: 'தமிழ்', direction: 'ltr', script: 'Taml' },
  ar: { englishName: 'Arabic', ownName: 'العربية', direction: 'rtl', script: 'Arab' },
  he: { englishName: 'Hebrew', ownName: 'עברית', direction: 'rtl', script: 'Hebr' },
  ja: { englishName: 'Japanese', ownName: '日本語', direction: 'ltr', script: 'Jpan' },
  ko: { englishName: 'Korean', ownName: '한국어', direction: 'ltr', script: 'Kore' },
  'zh-Hans': { englishName: 'Simplified Chinese', ownName: '简体中文', direction: 'ltr', script: 'Hans' },
  'zh-Hant': { englishName: 'Traditional Chinese', ownName: '繁體中文', direction: 'ltr', script: 'Hant' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type AdLanguage = keyof typeof languageFacts;
export const adLanguages = Object.keys(languageFacts) as AdLanguage[];

/** The language of an ad that does not specify one. */
export const defaultLanguage: AdLanguage = 'en';
