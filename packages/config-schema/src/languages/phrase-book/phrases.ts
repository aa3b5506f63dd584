/** The fields for which the phrase book has texts. */
export type PhraseField = 'cta.label' | 'outro.label' | 'cta.coverText' | 'cta.spinningLabel';

/**
 * The phrases of casino ads in the order in which they are suggested, and the fields that they fit. Each is written for
 * the first one. All are marketing: legal lines come from presets with sources. None promises a certain win or real
 * money.
 */
export const phrases = {
  spin: ['cta.label'],
  spinNow: ['cta.label'],
  tapToSpin: ['cta.label', 'cta.coverText'],
  spinAgain: ['cta.label', 'outro.label', 'cta.spinningLabel'],
  oneMoreSpin: ['cta.label', 'outro.label', 'cta.spinningLabel'],
  spinToWin: ['cta.label', 'cta.coverText', 'cta.spinningLabel'],
  spinTheReels: ['cta.label', 'cta.coverText', 'cta.spinningLabel'],
  spinTheWheel: ['cta.label', 'cta.coverText', 'cta.spinningLabel'],
  play: ['cta.label', 'outro.label'],
  playNow: ['cta.label', 'outro.label'],
  tapToPlay: ['cta.label', 'cta.coverText'],
  tapToWin: ['cta.label', 'cta.coverText'],
  tapHere: ['cta.label'],
  start: ['cta.label'],
  letsGo: ['cta.label', 'outro.label', 'cta.coverText', 'cta.spinningLabel'],
  tryYourLuck: ['cta.label', 'outro.label', 'cta.coverText', 'cta.spinningLabel'],
  tryAgain: ['cta.label', 'outro.label'],
  pickACard: ['cta.label', 'cta.coverText'],
  rollTheDice: ['cta.label', 'cta.coverText', 'cta.spinningLabel'],
  yourTurn: ['cta.label', 'cta.coverText'],
  downloadNow: ['outro.label'],
  download: ['outro.label'],
  downloadFree: ['outro.label'],
  installNow: ['outro.label'],
  install: ['outro.label'],
  getItNow: ['outro.label'],
  getTheApp: ['outro.label'],
  playFree: ['cta.label', 'outro.label', 'cta.coverText'],
  continue: ['cta.label', 'outro.label'],
  keepPlaying: ['outro.label'],
  collect: ['cta.label', 'outro.label'],
  collectCoins: ['cta.label', 'outro.label', 'cta.spinningLabel'],
  claimYourBonus: ['outro.label', 'cta.coverText'],
  claimNow: ['outro.label'],
  getYourBonus: ['outro.label', 'cta.coverText'],
  getFreeSpins: ['outro.label', 'cta.coverText'],
  joinNow: ['outro.label'],
  winNow: ['cta.label', 'outro.label', 'cta.spinningLabel'],
  learnMore: ['outro.label'],
  playAndWinBig: ['cta.coverText'],
  bigWin: ['cta.coverText', 'cta.spinningLabel'],
  megaWin: ['cta.coverText', 'cta.spinningLabel'],
  superWin: ['cta.coverText', 'cta.spinningLabel'],
  epicWin: ['cta.coverText', 'cta.spinningLabel'],
  youWon: ['cta.coverText'],
  congratulations: ['cta.coverText'],
  jackpot: ['cta.coverText', 'cta.spinningLabel'],
  hitTheJackpot: ['cta.coverText', 'cta.spinningLabel'],
  chaseTheJackpot: ['cta.coverText'],
  freeSpins: ['cta.coverText', 'cta.spinningLabel'],
  bonusRound: ['cta.coverText', 'cta.spinningLabel'],
  welcomeBonus: ['cta.coverText', 'cta.spinningLabel'],
  dailyBonus: ['cta.coverText', 'cta.spinningLabel'],
  luckySpin: ['cta.coverText', 'cta.spinningLabel'],
  goodLuck: ['cta.spinningLabel', 'cta.coverText'],
  feelingLucky: ['cta.coverText'],
  yourLuckyDay: ['cta.coverText'],
  readyToSpin: ['cta.coverText'],
  timeToPlay: ['cta.coverText'],
  joinTheFun: ['cta.coverText'],
} as const satisfies Readonly<Record<string, readonly PhraseField[]>>;

export type PhraseId = keyof typeof phrases;
export const phraseIds = Object.keys(phrases) as PhraseId[];

/** Every phrase in one language. */
export type PhraseBook = Readonly<Record<PhraseId, string>>;
