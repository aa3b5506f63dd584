import { setTimeout as delay } from 'node:timers/promises';
import type { SendBody } from '../serve-files.ts';

/** The properties of a network connection. */
export interface LinkKind {
  readonly bitsPerSecond: number;
  /** The time from a request to the first byte of its response, in milliseconds. */
  readonly latencyMs: number;
}

/** Larger pieces would arrive in bursts, and smaller ones would keep the machine busy. */
const pieceBytes = 8 * 1024;

/**
 * Sends one body at a time at an even rate, as a network of this kind does, and no byte early. The browser's own
 * network emulation is unsuitable: it may hold back data that has already arrived, which would distort progressive
 * rendering.
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
