import { withChanges } from './with-changes.ts';

/** What the viewer sees. */
export type Screen =
  | 'cover'
  /** The cover was tapped, and the video's first frame is pending. */
  | 'starting'
  | 'playing'
  | 'paused'
  | 'badge'
  | 'outro';

/** The state of a running ad. Views render it, and only `nextAdState` creates a new one. */
export interface AdState {
  readonly screen: Screen;
  /** The viewer has tapped, so sound is allowed. */
  readonly hasStarted: boolean;
  /** `settleMs` has passed since that tap, so less urgent parts may be prepared. */
  readonly isSettled: boolean;
  readonly isVideoReady: boolean;
  /** A frame of the video has been drawn, possibly behind the cover. */
  readonly hasFrame: boolean;
  /** The video cannot be played, so the next tap opens the outro. */
  readonly isVideoFailed: boolean;
  /** Number of pause points reached, including the current one. */
  readonly pausesReached: number;
  readonly isSilent: boolean;
  readonly isVisible: boolean;
}

/** An input of the state machine. */
export type AdInput =
  /** A tap on the cover, the spin button or the video. Has no effect while the video plays, or on the outro. */
  | 'tap'
  /** Enough time has passed since a tap. */
  | 'settle'
  /** A tap on the mute button. */
  | 'mute'
  /** The video can be played. */
  | 'ready'
  /** A frame of the video is drawn, possibly before the first tap. */
  | 'frame'
  /** The video is paused at the next pause point. */
  | 'pause'
  /** Nobody has tapped for a while at a pause. */
  | 'idle'
  /** The video has ended. */
  | 'end'
  /** The video cannot be played. */
  | 'fail'
  /** The browser plays the video only without sound. */
  | 'silence'
  /** The browser does not play the video until the next tap. */
  | 'refuse'
  | 'show'
  | 'hide'
  /** The display time of the badge has ended. */
  | 'over';

/** The properties of an ad that the state machine needs. */
export interface AdRules {
  readonly pauseCount: number;
  /** Whether the badge is shown when the video has ended. */
  readonly showsBadge: boolean;
}

/** Returns the state of an ad before the first tap. */
export function initialAdState(isVisible: boolean): AdState {
  return {
    screen: 'cover',
    hasStarted: false,
    isSettled: false,
    isVideoReady: false,
    hasFrame: false,
    isVideoFailed: false,
    pausesReached: 0,
    isSilent: false,
    isVisible,
  };
}

/**
 * Returns the state after `input`, or the same object if the input has no effect. Inputs may be repeated, late or in
 * any order. Pure: no DOM, no timers.
 */
export function nextAdState(state: AdState, input: AdInput, rules: AdRules): AdState {
  const change = changes(state, input, rules);
  return change === state ? state : withChanges(state, change);
}

/** Whether the video should be running now. */
export function isVideoWanted(state: AdState): boolean {
  return state.isVisible && (state.screen === 'starting' || state.screen === 'playing');
}

/** Returns the number of remaining spins, including the one for which the ad is waiting. */
export function spinsLeft(state: AdState, rules: AdRules): number {
  return rules.pauseCount - state.pausesReached + (state.screen === 'paused' ? 1 : 0);
}

function changes(state: AdState, input: AdInput, rules: AdRules): Partial<AdState> {
  const { screen } = state;
  const isStarting = screen === 'starting';
  const isRunning = isStarting || screen === 'playing';
  switch (input) {
    case 'tap':
      // A tapped ad is visible, even if the web view reports otherwise.
      return {
        isVisible: true,
        hasStarted: true,
        screen:
          screen === 'cover' || screen === 'paused'
            ? state.isVideoFailed
              ? 'outro'
              : // If a frame is already behind the cover, the tap shows it.
                state.hasFrame
                ? 'playing'
                : 'starting'
            : screen,
      };
    case 'settle':
      return state.hasStarted && !state.isSettled ? { isSettled: true } : state;
    case 'mute':
      return { isSilent: !state.isSilent };
    case 'ready':
      // Every seek ends with this input, and a new state would make a paused video play.
      return state.isVideoReady ? state : { isVideoReady: true };
    case 'frame':
      return state.hasFrame && !isStarting
        ? state
        : { hasFrame: true, screen: isStarting ? 'playing' : screen };
    case 'pause':
      return screen === 'playing' && state.pausesReached < rules.pauseCount
        ? { screen: 'paused', pausesReached: state.pausesReached + 1 }
        : state;
    case 'idle':
      return screen === 'paused' && state.isVisible ? { screen: 'outro' } : state;
    case 'end':
      return isRunning ? { screen: rules.showsBadge ? 'badge' : 'outro' } : state;
    case 'fail':
      return { isVideoFailed: true, screen: isRunning ? 'outro' : screen };
    case 'silence':
      return { isSilent: true };
    case 'refuse':
      // Returns to the button, unless an earlier pause has shown that this browser can play.
      return isRunning && !state.pausesReached ? { screen: 'cover', isSilent: false } : state;
    case 'show':
    case 'hide':
      return { isVisible: input === 'show' };
    case 'over':
      return screen === 'badge' && state.isVisible ? { screen: 'outro' } : state;
  }
}
