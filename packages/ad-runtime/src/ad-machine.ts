/** What the viewer sees. */
export type Screen = 'cover' | 'playing' | 'paused' | 'badge' | 'outro';

/** Everything that changes while an ad runs. Views render it, and only `nextAdState` makes a new one. */
export interface AdState {
  readonly screen: Screen;
  /** The cover was tapped and the video's first frame is awaited. */
  readonly isStarting: boolean;
  /** The viewer has tapped once: sound is allowed from here on. */
  readonly hasStarted: boolean;
  readonly isVideoReady: boolean;
  /** The video cannot be played: the next tap leads to the outro. */
  readonly isVideoFailed: boolean;
  /** How many pause points were reached, the present one included. */
  readonly pausesReached: number;
  readonly isMuted: boolean;
  readonly isVisible: boolean;
}

/** What can happen to an ad. */
export type AdInput =
  /** On the cover, or on the spin button or the video while it is paused. */
  | 'tap'
  | 'mute-tap'
  | 'video-ready'
  /** A frame of the started video is on screen. */
  | 'first-frame'
  | 'pause-reached'
  | 'video-ended'
  | 'video-failed'
  /** The browser plays without sound only. */
  | 'sound-refused'
  /** The browser does not play at all until the next tap. */
  | 'play-refused'
  | 'shown'
  | 'hidden'
  | 'badge-over';

/** What the machine needs to know of an ad. */
export interface AdRules {
  readonly pauseCount: number;
  /** Whether the badge is shown when the video has ended. */
  readonly showsBadge: boolean;
}

/** The state of an ad that nobody has touched. */
export function initialAdState(isVisible: boolean): AdState {
  return {
    screen: 'cover',
    isStarting: false,
    hasStarted: false,
    isVideoReady: false,
    isVideoFailed: false,
    pausesReached: 0,
    isMuted: false,
    isVisible,
  };
}

/**
 * The state after `input`; the same object when nothing changes, so inputs may come twice, late or in any order.
 * Pure: no DOM, no timers.
 */
export function nextAdState(state: AdState, input: AdInput, rules: AdRules): AdState {
  const { screen } = state;
  switch (input) {
    case 'tap':
      return afterTap(state);
    case 'mute-tap':
      return { ...state, isMuted: !state.isMuted };
    case 'video-ready':
      return state.isVideoReady ? state : { ...state, isVideoReady: true };
    case 'first-frame':
      return state.isStarting ? { ...state, screen: 'playing', isStarting: false } : state;
    case 'pause-reached':
      return screen === 'playing' && state.pausesReached < rules.pauseCount
        ? { ...state, screen: 'paused', pausesReached: state.pausesReached + 1 }
        : state;
    case 'video-ended':
      if (screen !== 'playing' && !state.isStarting) return state;
      return { ...state, isStarting: false, screen: rules.showsBadge ? 'badge' : 'outro' };
    case 'video-failed':
      return state.isStarting || screen === 'playing'
        ? { ...toOutro(state), isVideoFailed: true }
        : { ...state, isVideoFailed: true };
    case 'sound-refused':
      return state.isMuted ? state : { ...state, isMuted: true };
    case 'play-refused':
      return state.isStarting ? { ...state, isStarting: false } : state;
    case 'shown':
      return state.isVisible ? state : { ...state, isVisible: true };
    case 'hidden':
      return state.isVisible ? { ...state, isVisible: false } : state;
    case 'badge-over':
      return screen === 'badge' ? toOutro(state) : state;
  }
}

/** Whether the video should be running now. */
export function isVideoWanted(state: AdState): boolean {
  return state.isVisible && (state.isStarting || state.screen === 'playing');
}

/** Spins still to come, the one being asked for included. */
export function spinsLeft(state: AdState, rules: AdRules): number {
  return rules.pauseCount - state.pausesReached + (state.screen === 'paused' ? 1 : 0);
}

function afterTap(state: AdState): AdState {
  // Who taps sees the ad, whatever a web view says about its visibility.
  const seen: AdState = { ...state, isVisible: true };
  if (state.screen === 'cover' && !state.isStarting) {
    const started: AdState = { ...seen, hasStarted: true };
    return state.isVideoFailed ? toOutro(started) : { ...started, isStarting: true };
  }
  if (state.screen === 'paused') {
    return state.isVideoFailed ? toOutro(seen) : { ...seen, screen: 'playing' };
  }
  return state.isVisible ? state : seen;
}

function toOutro(state: AdState): AdState {
  return { ...state, isStarting: false, screen: 'outro' };
}
