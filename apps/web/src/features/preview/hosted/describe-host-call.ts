import type { HostCall } from '@spinreel/exporters/preview-messages';

/** A call of the ad to its host in plain words. */
export interface HostCallText {
  readonly text: string;
  /** The network's own words, such as `CHALLENGE_STARTED`, or the store URL. */
  readonly detail?: string;
}

/** Describes what an ad reported to its network. */
export function describeHostCall(call: HostCall): HostCallText {
  switch (call.kind) {
    case 'store':
      return call.url === null
        ? { text: 'Opened the store page of the campaign' }
        : { text: 'Opened the store', detail: call.url };
    case 'lifecycle':
    case 'measurement':
      return { text: eventTexts[call.name] ?? 'Reported an event', detail: call.name };
    case 'problem':
      return { text: call.text };
  }
}

const loads = 'The ad is loading';
const ready = 'The ad can be played';
const started = 'The viewer started to play';
const ended = 'The ad has ended';
const tapped = 'The viewer tapped the button to the store';

/** The events of all networks. */
const eventTexts: Readonly<Record<string, string>> = {
  // AppLovin
  LOADING: loads,
  LOADED: ready,
  DISPLAYED: 'The ad is on screen',
  CHALLENGE_STARTED: started,
  CHALLENGE_PASS_25: 'A quarter of the spins is played',
  CHALLENGE_PASS_50: 'Half of the spins are played',
  CHALLENGE_SOLVED: 'The last spin is played',
  ENDCARD_SHOWN: 'The outro is on screen',
  CTA_CLICKED: tapped,
  // InMobi
  Ad_Load_Start: loads,
  Ad_Viewable: ready,
  First_Engagement: started,
  Gameplay_Complete: ended,
  DSP_Click: tapped,
  // Kwai
  AD_LANDING_PAGE_LOADED: ready,
  AD_TRY_PLAY_GAME_START: started,
  AD_TRY_PLAY_GAME_END: ended,
  // TikTok
  loadMainScene: ready,
  startPlayPlayable: started,
  finishPlayPlayable: ended,
  // Smadex, and Vungle, which shares the last two
  load: ready,
  complete: ended,
  download: tapped,
  // BIGO and Mintegral
  gameReady: ready,
  gameEnd: ended,
  install: tapped,
};
