import type { AdLanguage } from './ad-languages.ts';

/** A text for each plural category of CLDR that whole numbers below a thousand have; `#` is the number. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The counter next to the spin button in each language. */
export const spinsLeftForms: Readonly<Record<AdLanguage, PluralForms>> = {
  en: { one: '# spin left', other: '# spins left' },
  de: { one: 'Noch # Spin', other: 'Noch # Spins' },
  es: { one: 'Queda # giro', other: 'Quedan # giros' },
  fr: { one: '# tour restant', other: '# tours restants' },
  it: { one: '# giro rimasto', other: '# giri rimasti' },
  pt: { one: 'Resta # rodada', other: 'Restam # rodadas' },
  'pt-BR': { one: 'Resta # rodada', other: 'Restam # rodadas' },
  bg: { one: 'Остава # завъртане', other: 'Остават # завъртания' },
  cs: { one: 'Zbývá # zatočení', few: 'Zbývají # zatočení', other: 'Zbývá # zatočení' },
  da: { one: '# spin tilbage', other: '# spins tilbage' },
  el: { one: 'Απομένει # περιστροφή', other: 'Απομένουν # περιστροφές' },
  fi: { one: '# kierros jäljellä', other: '# kierrosta jäljellä' },
  hr: { one: 'Preostala # vrtnja', few: 'Preostale # vrtnje', other: 'Preostalo # vrtnji' },
  hu: { one: 'Még # pörgetés', other: 'Még # pörgetés' },
  id: { other: 'Sisa # putaran' },
  ms: { other: 'Baki # putaran' },
  nb: { one: '# spinn igjen', other: '# spinn igjen' },
  nl: { one: 'Nog # spin', other: 'Nog # spins' },
  pl: { one: 'Pozostał # spin', few: 'Pozostały # spiny', many: 'Pozostało # spinów' },
  ro: { one: 'A rămas # rotire', few: 'Au rămas # rotiri', other: 'Au rămas # de rotiri' },
  sk: { one: 'Zostáva # zatočenie', few: 'Zostávajú # zatočenia', other: 'Zostáva # zatočení' },
  sl: { one: 'Še # vrtljaj', two: 'Še # vrtljaja', few: 'Še # vrtljaji', other: 'Še # vrtljajev' },
  sv: { one: '# snurr kvar', other: '# snurr kvar' },
  tr: { one: '# çevirme kaldı', other: '# çevirme kaldı' },
  uk: { one: 'Залишилося # обертання', few: 'Залишилося # обертання', many: 'Залишилося # обертань' },
  ru: { one: 'Осталось # вращение', few: 'Осталось # вращения', many: 'Осталось # вращений' },
  vi: { other: 'Còn # lượt quay' },
  th: { other: 'หมุนได้อีก # ครั้ง' },
  hi: { one: '# स्पिन बाकी', other: '# स्पिन बाकी' },
  bn: { one: '#টি স্পিন বাকি', other: '#টি স্পিন বাকি' },
  ta: { one: '# ஸ்பின் மீதம்', other: '# ஸ்பின்கள் மீதம்' },
  ar: {
    zero: 'لا لفات متبقية',
    one: 'لفة واحدة متبقية',
    two: 'لفتان متبقيتان',
    few: '# لفات متبقية',
    many: '# لفة متبقية',
    other: '# لفة متبقية',
  },
  he: { one: 'נותר סיבוב אחד', two: 'נותרו # סיבובים', other: 'נותרו # סיבובים' },
  ja: { other: '残り#回' },
  ko: { other: '스핀 #회 남음' },
  'zh-Hans': { other: '还剩#次' },
  'zh-Hant': { other: '還剩#次' },
};

/**
 * Formats the counter next to the spin button. `spinsLeft` includes the spin that is being asked for. In all languages the
 * digits are 0 to 9, as in slot machines.
 *
 * @example
 * formatSpinsLeft(2, 'pl'); // 'Pozostały 2 spiny'
 */
export function formatSpinsLeft(spinsLeft: number, language: AdLanguage): string {
  const category = findPluralRules(language).select(spinsLeft);
  const form = spinsLeftForms[language][category];
  if (form === undefined) throw new RangeError(`No ${category} form in ${language} for ${spinsLeft} spins`);
  return form.replace('#', String(spinsLeft));
}

const pluralRules = new Map<AdLanguage, Intl.PluralRules>();

/** Returns the plural rules of a language. Creating them takes longer than everything else here. */
function findPluralRules(language: AdLanguage): Intl.PluralRules {
  const known = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, known);
  return known;
}
