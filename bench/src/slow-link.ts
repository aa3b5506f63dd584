import { setTimeout as delay } from 'node:timers/promises';
import type { SendBody } from './serve-files.ts';

/** What a network is like. */
export interface LinkKind {
  readonly bitsPerSecond: number;
  /** From a request to the first byte of its answer. */
  readonly latencyMs: number;
}

/** A tenth of the second's bytes would come in jerks, a packet would keep the machine busy. */
const pieceBytes = 8 * 1024;

/**
 * Sends one body at a time as a network of that kind would: evenly, and no byte sooner. The browser's own emulation may
 * hold back what has arrived already, and whoever wants to see a page grow must not measure that.
 */
export function slowLink({ bitsPerSecond, latencyMs }: LinkKind): SendBody {
  return (response, bytes) => {
    void sendSlowly();
    async function sendSlowly(): Promise<void> {
      const firstByteMs = performance.now() + latencyMs;
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        const piece = bytes.subarray(at, at + pieceBytes);
        const arrivesMs = firstByteMs + (8000 * (at + piece.length)) / bitsPerSecond;
        await delay(Math.max(0, arrivesMs - performance.now()));
        if (response.destroyed) return;
        response.write(piece);
      }
      response.end();
    }
  };
}
