import type { Locator } from '@playwright/test';
import type { Pointer } from './play-walkthrough.ts';

/** A pointer and the controls that it has used so far, such as `button "Create Ad"`, in order. */
export interface ListingPointer {
  readonly pointer: Pointer;
  readonly controls: readonly string[];
}

/** Wraps a pointer so that each control it clicks or drags is listed with its role and accessible name. */
export function listUsedControls(pointer: Pointer): ListingPointer {
  const controls: string[] = [];
  const list = async (target: Locator) => {
    controls.push(describeControl(await target.ariaSnapshot()));
  };
  return {
    controls,
    pointer: {
      to: pointer.to,
      async click(target, at) {
        await list(target);
        await pointer.click(target, at);
      },
      async drag(target, by, at) {
        await list(target);
        await pointer.drag(target, by, at);
      },
    },
  };
}

/** Removes states, values and content from an ARIA snapshot: `- button "Spin" [pressed]: ...` becomes `button "Spin"`. */
function describeControl(ariaSnapshot: string): string {
  return /^- (?<control>\w+(?: "(?:[^"\\]|\\.)*")?)/.exec(ariaSnapshot)?.groups?.['control'] ?? ariaSnapshot;
}
