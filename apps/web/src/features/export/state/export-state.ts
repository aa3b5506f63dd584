import type { Build } from '@spinreel/api-contract/builds';
import type { ExportResult } from '@spinreel/api-contract/exports';
import type { Progress } from '@spinreel/api-contract/progress';

/** The state of one network's export. */
export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'queued' }
  /** `progress` is null until the server reports it. `note` explains a delay. */
  | { readonly status: 'exporting'; readonly progress: Progress | null; readonly note: string | null }
  | { readonly status: 'canceled' }
  | { readonly status: 'failed'; readonly message: string }
  /** `isOutdated`: the ad has changed since the file was made. */
  | { readonly status: 'ready'; readonly result: ExportResult; readonly isOutdated: boolean };

/** Returns the state of a network whose newest build this is. */
export function toExportState(
  { state, progress, result, error }: Build,
  options: {
    /** Whether the build is made from the ad as it is now. */
    isCurrent: boolean;
    /** Shown if the server gives no reason for a failure. */
    failureText: string;
    now: Date;
  },
): ExportState {
  switch (state) {
    case 'waiting':
    case 'paused':
      return { status: 'queued' };
    case 'running':
      return { status: 'exporting', progress, note: null };
    case 'canceled':
      return { status: 'canceled' };
    case 'failed':
      return { status: 'failed', message: error?.message.trim() || options.failureText };
    case 'ready':
      return result === null || new Date(result.expiresAt) <= options.now
        ? { status: 'idle' }
        : { status: 'ready', result, isOutdated: !options.isCurrent };
  }
}

/** Whether an export is queued or running. */
export function isUnderWay({ status }: ExportState): boolean {
  return status === 'queued' || status === 'exporting';
}

/** Whether a network has a file of the ad as it is now. */
export function isUpToDate(state: ExportState): boolean {
  return state.status === 'ready' && !state.isOutdated;
}
