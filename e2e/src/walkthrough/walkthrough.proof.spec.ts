import { expect, type Page } from '@playwright/test';
import { accessPassword } from '../support/servers/served-product.ts';
import { test } from '../support/test.ts';
import filmed from './filmed-controls.json' with { type: 'json' };
import { listUsedControls } from './list-used-controls.ts';
import { playWalkthrough, type Pointer, type SceneFilm } from './play-walkthrough.ts';

test('the walkthrough shows the controls that the product has', async ({ page }) => {
  const { pointer, controls } = listUsedControls(createPointer(page));
  await playWalkthrough({ page, pointer, film: unrecorded, accessPassword });
  expect(controls, 'The film is out of date. Record it again: `pnpm walkthrough`.').toEqual(filmed);
});

/** Plays the scenes without recording them or waiting for viewers. */
const unrecorded: SceneFilm = {
  scene: (_, play) => play(),
  offCamera: (work) => work(),
  hold: () => Promise.resolve(),
};

function createPointer(page: Page): Pointer {
  const middle = { x: 0.5, y: 0.5 };
  const moveTo: Pointer['to'] = async (target, at = middle) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${String(target)} is not shown`);
    await page.mouse.move(box.x + box.width * at.x, box.y + box.height * at.y);
  };
  return {
    to: moveTo,
    click: (target) => target.click(),
    async drag(target, by, at = middle) {
      await moveTo(target, at);
      const box = await target.boundingBox();
      if (box === null) throw new Error(`${String(target)} is not shown`);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * at.x + by.x, box.y + box.height * at.y + by.y, { steps: 5 });
      await page.mouse.up();
    },
  };
}
