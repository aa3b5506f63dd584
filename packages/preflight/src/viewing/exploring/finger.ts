import type { CDPSession } from 'playwright-core';
import { awaitAnswer } from '../../browser/await-answer.ts';
import type { AdClock } from './ad-clock.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A finger on the phone's screen. Places are in CSS pixels. */
export interface Finger {
  tap(place: Place): Promise<void>;
  drag(from: Place, to: Place): Promise<void>;
}

/** Games that read the finger once per frame miss shorter touches, in milliseconds. */
const touchMs = 60;

const dragSteps = 8;

/** Time between two steps of a drag, in milliseconds. */
const stepMs = 25;

/** A page that does not take a touch for so long is stuck, in milliseconds. */
const answerLimitMs = 20_000;

/** Creates a finger that sends real touches through the browser's DevTools. */
export function createFinger(devTools: Pick<CDPSession, 'send'>, { wait }: AdClock): Finger {
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', place?: Place) => {
    const touchPoints = place === undefined ? [] : [{ x: Math.round(place.x), y: Math.round(place.y) }];
    await awaitAnswer(answerLimitMs, devTools.send('Input.dispatchTouchEvent', { type, touchPoints }));
  };
  return {
    async tap(place) {
      await touch('touchStart', place);
      await wait(touchMs);
      await touch('touchEnd');
    },
    async drag(from, to) {
      await touch('touchStart', from);
      await wait(touchMs);
      for (let step = 1; step <= dragSteps; step++) {
        const share = step / dragSteps;
        await touch('touchMove', {
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        });
        await wait(stepMs);
      }
      await wait(touchMs);
      await touch('touchEnd');
    },
  };
}
