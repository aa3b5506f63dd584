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
  return changed(state, changes(state, input, rules));
}

/** Whether the video should be running now. */
export function isVideoWanted(state: AdState): boolean {
  return state.isVisible && isRunning(state);
}

/** Spins still to come, the one being asked for included. */
export function spinsLeft(state: AdState, rules: AdRules): number {
  return rules.pauseCount - state.pausesReached + (state.screen === 'paused' ? 1 : 0);
}

function changes(state: AdState, input: AdInput, { pauseCount, showsBadge }: AdRules): Partial<AdState> {
  const { screen, pausesReached, isVideoFailed } = state;
  switch (input) {
    case 'tap':
      return afterTap(state);
    case 'mute-tap':
      return { isMuted: !state.isMuted };
    case 'video-ready':
      return { isVideoReady: true };
    case 'first-frame':
      return state.isStarting ? { screen: 'playing', isStarting: false } : {};
    case 'pause-reached':
      return screen === 'playing' && pausesReached < pauseCount
        ? { screen: 'paused', pausesReached: pausesReached + 1 }
        : {};
    case 'video-ended':
      return isRunning(state) ? { screen: showsBadge ? 'badge' : 'outro', isStarting: false } : {};
    case 'video-failed':
      return isRunning(state)
        ? { screen: 'outro', isStarting: false, isVideoFailed: true }
        : { isVideoFailed: isVideoFailed || screen !== 'outro' };
    case 'sound-refused':
      return { isMuted: true };
    case 'play-refused':
      return { isStarting: false };
    case 'shown':
    case 'hidden':
      return { isVisible: input === 'shown' };
    case 'badge-over':
      return screen === 'badge' ? { screen: 'outro' } : {};
  }
}

function afterTap({ screen, isStarting, isVideoFailed }: AdState): Partial<AdState> {
  // Who taps sees the ad, whatever a web view says about its visibility.
  const isVisible = true;
  if (screen === 'cover' && !isStarting) {
    return isVideoFailed
      ? { isVisible, hasStarted: true, screen: 'outro' }
      : { isVisible, hasStarted: true, isStarting: true };
  }
  if (screen === 'paused') return { isVisible, screen: isVideoFailed ? 'outro' : 'playing' };
  return { isVisible };
}

function isRunning({ screen, isStarting }: AdState): boolean {
  return isStarting || screen === 'playing';
}

function changed(state: AdState, change: Partial<AdState>): AdState {
  const isSame = (Object.keys(change) as (keyof AdState)[]).every((key) => change[key] === state[key]);
  return isSame ? state : Object.assign({}, state, change);
}
