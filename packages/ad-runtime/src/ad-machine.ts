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
  /** A picture of the video has been drawn: behind the cover, if that is still there. */
  readonly hasPicture: boolean;
  /** The video cannot be played: the next tap leads to the outro. */
  readonly isVideoFailed: boolean;
  /** How many pause points were reached, the present one included. */
  readonly pausesReached: number;
  readonly isSilent: boolean;
  readonly isVisible: boolean;
}

/** What can happen to an ad. */
export type AdInput =
  /** On the cover, the spin button or the video. While the video runs, or when all is over, it means nothing. */
  | 'tap'
  /** On the mute button. */
  | 'mute'
  /** The video can be played. */
  | 'ready'
  /** A frame of the video is drawn, before it was started too. */
  | 'frame'
  /** The picture stands still on the next pause point. */
  | 'pause'
  /** The video has ended. */
  | 'end'
  /** The video cannot be played. */
  | 'fail'
  /** The browser plays without sound only. */
  | 'silence'
  /** The browser does not play at all until the next tap. */
  | 'refuse'
  | 'show'
  | 'hide'
  /** The badge was on screen for long enough. */
  | 'over';

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
    hasPicture: false,
    isVideoFailed: false,
    pausesReached: 0,
    isSilent: false,
    isVisible,
  };
}

/**
 * The state after `input`; the same object when the input means nothing now. Inputs may come twice, late or in any order.
 * Pure: no DOM, no timers.
 */
export function nextAdState(state: AdState, input: AdInput, rules: AdRules): AdState {
  const change = changes(state, input, rules);
  return change === state ? state : Object.assign({}, state, change);
}

/** Whether the video should be running now. */
export function isVideoWanted({ isVisible, isStarting, screen }: AdState): boolean {
  return isVisible && (isStarting || screen === 'playing');
}

/** Spins still to come, the one being asked for included. */
export function spinsLeft({ pausesReached, screen }: AdState, { pauseCount }: AdRules): number {
  return pauseCount - pausesReached + (screen === 'paused' ? 1 : 0);
}

function changes(state: AdState, input: AdInput, { pauseCount, showsBadge }: AdRules): Partial<AdState> {
  const { screen, isStarting, isVideoFailed, pausesReached, hasPicture, isVisible } = state;
  const isWaiting = screen === 'cover' || screen === 'paused';
  const isRunning = isStarting || screen === 'playing';
  switch (input) {
    case 'tap':
      // Who taps sees the ad, whatever a web view says about its visibility.
      return {
        isVisible: true,
        hasStarted: true,
        isStarting: screen === 'cover' && !isVideoFailed && !hasPicture,
        // Where a picture stands behind the cover already, that is the answer to the tap.
        screen: isWaiting ? (isVideoFailed ? 'outro' : hasPicture ? 'playing' : screen) : screen,
      };
    case 'mute':
      return { isSilent: !state.isSilent };
    case 'ready':
      return { isVideoReady: true };
    case 'frame':
      return hasPicture && !isStarting
        ? state
        : { hasPicture: true, isStarting: false, screen: isStarting ? 'playing' : screen };
    case 'pause':
      return screen === 'playing' && pausesReached < pauseCount
        ? { screen: 'paused', pausesReached: pausesReached + 1 }
        : state;
    case 'end':
      return isRunning ? { screen: showsBadge ? 'badge' : 'outro', isStarting: false } : state;
    case 'fail':
      return { isVideoFailed: true, isStarting: false, screen: isRunning ? 'outro' : screen };
    case 'silence':
      return { isSilent: true };
    case 'refuse':
      // Back to the button, unless a pause has shown that this browser can play.
      return isRunning && !pausesReached
        ? { isStarting: false, screen: 'cover', isSilent: false }
        : { isStarting: false };
    case 'show':
    case 'hide':
      return { isVisible: input === 'show' };
    case 'over':
      return screen === 'badge' && isVisible ? { screen: 'outro' } : state;
  }
}
