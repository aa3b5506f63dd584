import type { AdLanguage } from './ad-languages.ts';
import type { PlayerLabels } from './player-texts.ts';

/** The player's labels in each language. */
export const playerLabels = {
  en: { mute: 'Mute', unmute: 'Unmute', loading: 'Loading' },
  de: { mute: 'Ton aus', unmute: 'Ton an', loading: 'Wird geladen' },
  es: { mute: 'Silenciar', unmute: 'Activar sonido', loading: 'Cargando' },
  fr: { mute: 'Couper le son', unmute: 'Activer le son', loading: 'Chargement' },
  it: { mute: 'Disattiva audio', unmute: 'Attiva audio', loading: 'Caricamento' },
  pt: { mute: 'Desativar som', unmute: 'Ativar som', loading: 'A carregar' },
  'pt-BR': { mute: 'Desativar som', unmute: 'Ativar som', loading: 'Carregando' },
  bg: { mute: 'Изключване на звука', unmute: 'Включване на звука', loading: 'Зареждане' },
  cs: { mute: 'Vypnout zvuk', unmute: 'Zapnout zvuk', loading: 'Načítání' },
  da: { mute: 'Slå lyd fra', unmute: 'Slå lyd til', loading: 'Indlæser' },
  el: { mute: 'Σίγαση', unmute: 'Ενεργοποίηση ήχου', loading: 'Φόρτωση' },
  fi: { mute: 'Mykistä', unmute: 'Poista mykistys', loading: 'Ladataan' },
  hr: { mute: 'Isključi zvuk', unmute: 'Uključi zvuk', loading: 'Učitavanje' },
  hu: { mute: 'Némítás', unmute: 'Némítás feloldása', loading: 'Betöltés' },
  id: { mute: 'Bisukan', unmute: 'Bunyikan', loading: 'Memuat' },
  ms: { mute: 'Redam', unmute: 'Nyahredam', loading: 'Memuatkan' },
  nb: { mute: 'Slå av lyd', unmute: 'Slå på lyd', loading: 'Laster inn' },
  nl: { mute: 'Geluid uit', unmute: 'Geluid aan', loading: 'Laden' },
  pl: { mute: 'Wycisz', unmute: 'Włącz dźwięk', loading: 'Ładowanie' },
  ro: { mute: 'Dezactivează sunetul', unmute: 'Activează sunetul', loading: 'Se încarcă' },
  sk: { mute: 'Vypnúť zvuk', unmute: 'Zapnúť zvuk', loading: 'Načítava sa' },
  sl: { mute: 'Izklopi zvok', unmute: 'Vklopi zvok', loading: 'Nalaganje' },
  sv: { mute: 'Stäng av ljud', unmute: 'Slå på ljud', loading: 'Laddar' },
  tr: { mute: 'Sesi kapat', unmute: 'Sesi aç', loading: 'Yükleniyor' },
  uk: { mute: 'Вимкнути звук', unmute: 'Увімкнути звук', loading: 'Завантаження' },
  ru: { mute: 'Выключить звук', unmute: 'Включить звук', loading: 'Загрузка' },
  vi: { mute: 'Tắt tiếng', unmute: 'Bật tiếng', loading: 'Đang tải' },
  th: { mute: 'ปิดเสียง', unmute: 'เปิดเสียง', loading: 'กำลังโหลด' },
  hi: { mute: 'म्यूट करें', unmute: 'अनम्यूट करें', loading: 'लोड हो रहा है' },
  bn: { mute: 'মিউট করুন', unmute: 'আনমিউট করুন', loading: 'লোড হচ্ছে' },
  ta: { mute: 'ஒலியை முடக்கு', unmute: 'ஒலியை இயக்கு', loading: 'ஏற்றுகிறது' },
  ar: { mute: 'كتم الصوت', unmute: 'إلغاء كتم الصوت', loading: 'جارٍ التحميل' },
  he: { mute: 'השתקה', unmute: 'ביטול השתקה', loading: 'בטעינה' },
  ja: { mute: 'ミュート', unmute: 'ミュート解除', loading: '読み込み中' },
  ko: { mute: '음소거', unmute: '음소거 해제', loading: '로딩 중' },
  'zh-Hans': { mute: '静音', unmute: '取消静音', loading: '加载中' },
  'zh-Hant': { mute: '靜音', unmute: '取消靜音', loading: '載入中' },
} as const satisfies Readonly<Record<AdLanguage, PlayerLabels>>;

/** All names of the mute button. They identify it in an ad of any language. */
export const muteButtonNames: readonly string[] = [
  ...new Set(Object.values(playerLabels).flatMap(({ mute, unmute }) => [mute, unmute])),
];
