/** A key or key combination in `aria-keyshortcuts` syntax: 'Shift+ArrowLeft'. */
type Keys = string;

interface Shortcut {
  /** Where the shortcut works. The list of shortcuts is grouped by it. */
  group: 'Everywhere' | 'Timeline' | 'Pause points and trim handles' | 'Elements on the stage';
  /** The equivalent keys. Tooltips show the first. */
  keys: readonly [Keys, ...Keys[]];
  does: string;
}

const isMac = typeof navigator !== 'undefined' && navigator.userAgent.includes('Mac');
const modifier = isMac ? 'Meta' : 'Control';

/** All shortcuts of the wizard. The list of shortcuts and the tooltips use this table. */
export const shortcuts = {
  showShortcuts: { group: 'Everywhere', keys: ['?'], does: 'Show keyboard shortcuts' },
  continue: { group: 'Everywhere', keys: [`${modifier}+Enter`], does: 'Continue to the next step' },
  goBack: { group: 'Everywhere', keys: [`${modifier}+Shift+Enter`], does: 'Go back to the previous step' },
  undo: { group: 'Everywhere', keys: [`${modifier}+Z`], does: 'Undo' },
  redo: { group: 'Everywhere', keys: [`${modifier}+Shift+Z`, 'Control+Y'], does: 'Redo' },
  close: { group: 'Everywhere', keys: ['Escape'], does: 'Close a dialog, cancel a drag' },

  nudgeMark: {
    group: 'Pause points and trim handles',
    keys: ['ArrowLeft', 'ArrowRight'],
    does: 'Move by a frame',
  },
  nudgeMarkFar: {
    group: 'Pause points and trim handles',
    keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'],
    does: 'Move by a second',
  },
  showPause: { group: 'Pause points and trim handles', keys: ['Enter'], does: 'Show the pause' },
  removePause: { group: 'Pause points and trim handles', keys: ['Delete'], does: 'Remove the pause' },

  nudgeElement: {
    group: 'Elements on the stage',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    does: 'Move by 1 pixel',
  },
  nudgeElementFar: { group: 'Elements on the stage', keys: ['Shift+ArrowLeft'], does: 'Move by 10 pixels' },

  play: { group: 'Timeline', keys: ['Space'], does: 'Play or pause' },
  previousFrame: { group: 'Timeline', keys: ['ArrowLeft'], does: 'Previous frame' },
  nextFrame: { group: 'Timeline', keys: ['ArrowRight'], does: 'Next frame' },
  backOneSecond: { group: 'Timeline', keys: ['Shift+ArrowLeft'], does: 'Back 1 second' },
  forwardOneSecond: { group: 'Timeline', keys: ['Shift+ArrowRight'], does: 'Forward 1 second' },
  goToStart: { group: 'Timeline', keys: ['Home'], does: 'Go to the start' },
  goToEnd: { group: 'Timeline', keys: ['End'], does: 'Go to the end' },
  addPause: { group: 'Timeline', keys: ['P', 'M'], does: 'Set a pause at the playhead' },
  trimStart: { group: 'Timeline', keys: ['[', 'I'], does: 'Start the ad at the playhead' },
  trimEnd: { group: 'Timeline', keys: [']', 'O'], does: 'End the ad at the playhead' },
  zoomIn: { group: 'Timeline', keys: ['+'], does: 'Zoom in' },
  zoomOut: { group: 'Timeline', keys: ['-'], does: 'Zoom out' },
  snapping: { group: 'Timeline', keys: ['S'], does: 'Snapping on or off' },
} as const satisfies Readonly<Record<string, Shortcut>>;

/** Returns the key labels in order: ['Ctrl', 'Z'], on a Mac ['⌘', 'Z']. */
export function listKeyCaps(keys: Keys): string[] {
  // Splits at the plus between keys, not at the key '+'.
  return keys.split(/\+(?=.)/).map((key) => (isMac ? macCaps[key] : undefined) ?? caps[key] ?? key);
}

const caps: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Meta: '⌘',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Delete: 'Del',
};

const macCaps: Readonly<Record<string, string>> = { Shift: '⇧', Enter: '↩', Control: '⌃' };
