import { markup, type Markup } from '../markup.ts';

/** Spinreel's mark: a slot reel with a play sign. */
export const brandMark: Markup = markup`<svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true"><defs><linearGradient id="reel" x2="0" y2="1"><stop stop-color="#c08a22"/><stop offset=".26" stop-color="#f0bf4c"/><stop offset=".5" stop-color="#ffdd85"/><stop offset=".74" stop-color="#f0bf4c"/><stop offset="1" stop-color="#c08a22"/></linearGradient></defs><rect width="32" height="32" rx="9" fill="url(#reel)"/><path d="M9 0h14a7 5.2 0 0 1-14 0zM9 32h14a7 5.2 0 0 0-14 0z" fill="#1d1503" fill-opacity=".55"/><path d="M12.2 10.3c0-1.3 1.4-2.1 2.5-1.4l8.6 5.6c1 .7 1 2.2 0 2.9l-8.6 5.7c-1.1.7-2.5-.1-2.5-1.4z" fill="#1d1503"/></svg>`;

/** The state of a verdict or a rule. */
export type ResultState = 'failed' | 'warned' | 'advised' | 'passed' | 'unjudged';

const paths = {
  failed: 'M6.5 6.5l7 7m0-7l-7 7',
  warned: 'M10 5.5v5.4m0 3.4v.2',
  advised: 'M10 5.5v.2m0 3.4v5.4',
  passed: 'M5.8 10.4l2.9 2.9 5.6-6.3',
  unjudged: 'M6.5 10h7',
} as const satisfies Record<ResultState, string>;

/** What the state is called for people. */
export const stateNames = {
  failed: 'Error',
  warned: 'Warning',
  advised: 'Recommendation',
  passed: 'Passed',
  unjudged: 'Not judged',
} as const satisfies Record<ResultState, string>;

/** Draws a state as a round mark. Readers that cannot see it get its name. */
export function drawState(state: ResultState): Markup {
  return markup`<svg class="mark" data-state="${state}" viewBox="0 0 20 20" role="img" aria-label="${stateNames[state]}"><circle cx="10" cy="10" r="9"/><path d="${paths[state]}"/></svg>`;
}
