import { encoderSlotLimits } from './encoder-limits.ts';
import { fail, type Outcome } from './media-problem.ts';
import { createProcessSlots, type Urgency } from './process-slots.ts';

const encoders = createProcessSlots(encoderSlotLimits);
// Probes end within a tenth of a second: they never stand in line behind encodes.
const probes = createProcessSlots({
  slots: encoderSlotLimits.slots,
  backgroundSlots: encoderSlotLimits.slots,
  maxWaiting: 8 * encoderSlotLimits.maxWaiting,
});

// Decoded pictures are large: no more of them at once than there are cores.
const pictures = createProcessSlots({
  slots: encoderSlotLimits.slots,
  backgroundSlots: encoderSlotLimits.slots,
  maxWaiting: 8 * encoderSlotLimits.maxWaiting,
});

/** Who waits for the job, and what makes it unnecessary. */
export interface SlotOptions {
  readonly urgency?: Urgency;
  readonly signal?: AbortSignal | undefined;
}

/** Runs a job that encodes, as many at once as the machine has cores. A full queue is the problem 'busy'. */
export function inEncoderSlot<T>(options: SlotOptions, job: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  return inSlot(encoders, options, job);
}

/** Runs a job that only looks at a file: short, and never behind an encode. */
export function inProbeSlot<T>(options: SlotOptions, job: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  return inSlot(probes, options, job);
}

/** Runs a job that holds a decoded picture in memory. It may take an encoder's slot inside, never the other way round. */
export function inPictureSlot<T>(options: SlotOptions, job: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  return inSlot(pictures, options, job);
}

async function inSlot<T>(
  slots: typeof encoders,
  options: SlotOptions,
  job: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const release = await slots.take({ urgency: options.urgency ?? 'interactive', signal: options.signal });
  if (!release) return fail('busy');
  try {
    return await job();
  } finally {
    release();
  }
}
