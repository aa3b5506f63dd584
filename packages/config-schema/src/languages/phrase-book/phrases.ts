/** The fields for which the phrase book has texts. */
export type PhraseField =
  | 'cta.label'
  | 'outro.label'
  | 'cta.coverText'
  | 'cta.spinningLabel'
  | 'outro.headline';

/**
 * The phrases of casino ads in the order in which they are suggested, and the fields that they fit. Each is written for
 * the first one. All are marketing: legal lines come from presets with sources. None promises a certain win or real
 * money.
 */
export const phrases = {
  spin: ['cta.label'],
  spinNow: ['cta.label'],
  tapToSpin: ['cta.label', 'cta.coverText', 'outro.headline'],
  spinAgain: ['cta.label', 'outro.label', 'cta.spinningLabel'],
  oneMoreSpin: ['cta.label', 'outro.label', 'cta.spinningLabel'],
  spinToWin: ['cta.label', 'cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  spinTheReels: ['cta.label', 'cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  spinTheWheel: ['cta.label', 'cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  play: ['cta.label', 'outro.label'],
  playNow: ['cta.label', 'outro.label'],
  tapToPlay: ['cta.label', 'cta.coverText', 'outro.headline'],
  tapToWin: ['cta.label', 'cta.coverText', 'outro.headline'],
  tapHere: ['cta.label'],
  start: ['cta.label'],
  letsGo: ['cta.label', 'outro.label', 'cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  tryYourLuck: ['cta.label', 'outro.label', 'cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  tryAgain: ['cta.label', 'outro.label'],
  pickACard: ['cta.label', 'cta.coverText', 'outro.headline'],
  rollTheDice: ['cta.label', 'cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  yourTurn: ['cta.label', 'cta.coverText', 'outro.headline'],
  downloadNow: ['outro.label'],
  download: ['outro.label'],
  downloadFree: ['outro.label'],
  installNow: ['outro.label'],
  install: ['outro.label'],
  getItNow: ['outro.label'],
  getTheApp: ['outro.label'],
  playFree: ['cta.label', 'outro.label', 'cta.coverText', 'outro.headline'],
  continue: ['cta.label', 'outro.label'],
  keepPlaying: ['outro.label'],
  collect: ['cta.label', 'outro.label'],
  collectCoins: ['cta.label', 'outro.label', 'cta.spinningLabel'],
  claimYourBonus: ['outro.label', 'cta.coverText', 'outro.headline'],
  claimNow: ['outro.label'],
  getYourBonus: ['outro.label', 'cta.coverText', 'outro.headline'],
  getFreeSpins: ['outro.label', 'cta.coverText', 'outro.headline'],
  joinNow: ['outro.label'],
  winNow: ['cta.label', 'outro.label', 'cta.spinningLabel'],
  learnMore: ['outro.label'],
  playAndWinBig: ['cta.coverText', 'outro.headline'],
  bigWin: ['cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  megaWin: ['cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  superWin: ['cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  epicWin: ['cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  youWon: ['cta.coverText', 'outro.headline'],
  congratulations: ['cta.coverText', 'outro.headline'],
  jackpot: ['cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  hitTheJackpot: ['cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  chaseTheJackpot: ['cta.coverText', 'outro.headline'],
  freeSpins: ['cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  bonusRound: ['cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  welcomeBonus: ['cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  dailyBonus: ['cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  luckySpin: ['cta.coverText', 'cta.spinningLabel', 'outro.headline'],
  goodLuck: ['cta.spinningLabel', 'cta.coverText', 'outro.headline'],
  feelingLucky: ['cta.coverText', 'outro.headline'],
  yourLuckyDay: ['cta.coverText', 'outro.headline'],
  readyToSpin: ['cta.coverText', 'outro.headline'],
  timeToPlay: ['cta.coverText', 'outro.headline'],
  joinTheFun: ['cta.coverText', 'outro.headline'],
} as const satisfies Readonly<Record<string, readonly PhraseField[]>>;

export type PhraseId = keyof typeof phrases;
export const phraseIds = Object.keys(phrases) as PhraseId[];

/** Every phrase in one language. */
export type PhraseBook = Readonly<Record<PhraseId, string>>;
