import type { AdLanguage } from '../ad-languages.ts';
import type { PhraseBook } from './phrases.ts';

/** Returns the phrases in a language. Each language is a separate chunk of the web app. */
export async function loadPhraseBook(language: AdLanguage): Promise<PhraseBook> {
  return await loaders[language]();
}

const loaders: Readonly<Record<AdLanguage, () => Promise<PhraseBook>>> = {
  en: async () => (await import('./western-europe/en.ts')).en,
  de: async () => (await import('./western-europe/de.ts')).de,
  es: async () => (await import('./western-europe/es.ts')).es,
  fr: async () => (await import('./western-europe/fr.ts')).fr,
  it: async () => (await import('./western-europe/it.ts')).it,
  pt: async () => (await import('./western-europe/pt.ts')).pt,
  'pt-BR': async () => (await import('./western-europe/pt-br.ts')).ptBr,
  bg: async () => (await import('./eastern-europe/bg.ts')).bg,
  cs: async () => (await import('./eastern-europe/cs.ts')).cs,
  da: async () => (await import('./western-europe/da.ts')).da,
  el: async () => (await import('./eastern-europe/el.ts')).el,
  fi: async () => (await import('./western-europe/fi.ts')).fi,
  hr: async () => (await import('./eastern-europe/hr.ts')).hr,
  hu: async () => (await import('./eastern-europe/hu.ts')).hu,
  id: async () => (await import('./asia/id.ts')).id,
  ms: async () => (await import('./asia/ms.ts')).ms,
  nb: async () => (await import('./western-europe/nb.ts')).nb,
  nl: async () => (await import('./western-europe/nl.ts')).nl,
  pl: async () => (await import('./eastern-europe/pl.ts')).pl,
  ro: async () => (await import('./eastern-europe/ro.ts')).ro,
  sk: async () => (await import('./eastern-europe/sk.ts')).sk,
  sl: async () => (await import('./eastern-europe/sl.ts')).sl,
  sv: async () => (await import('./western-europe/sv.ts')).sv,
  tr: async () => (await import('./eastern-europe/tr.ts')).tr,
  uk: async () => (await import('./eastern-europe/uk.ts')).uk,
  ru: async () => (await import('./eastern-europe/ru.ts')).ru,
  vi: async () => (await import('./asia/vi.ts')).vi,
  th: async () => (await import('./asia/th.ts')).th,
  hi: async () => (await import('./asia/hi.ts')).hi,
  bn: async () => (await import('./asia/bn.ts')).bn,
  ta: async () => (await import('./asia/ta.ts')).ta,
  ar: async () => (await import('./asia/ar.ts')).ar,
  he: async () => (await import('./asia/he.ts')).he,
  ja: async () => (await import('./asia/ja.ts')).ja,
  ko: async () => (await import('./asia/ko.ts')).ko,
  'zh-Hans': async () => (await import('./asia/zh-hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./asia/zh-hant.ts')).zhHant,
};
