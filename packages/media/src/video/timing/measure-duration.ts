import { isHidden, type ProbedFile, type ProbedStream } from '../probe-streams.ts';

/**
 * Measures for how many seconds a video can be played: from the start of its file, where only its sound may start, to the end of
 * its last frame. Returns null if clearly less than the declared duration is there.
 */
export function measureDuration(file: ProbedFile, stream: ProbedStream): number | null {
  const declaredSeconds = Number(stream.duration ?? file.format?.duration ?? 0);
  let firstSeconds = Infinity;
  let endSeconds = -Infinity;
  let frameSeconds = 0;
  for (const packet of file.packets ?? []) {
    if (packet.stream_index !== stream.index || isHidden(packet)) continue;
    const startSeconds = Number(packet.pts_time ?? packet.dts_time);
    if (Number.isNaN(startSeconds)) continue;
    const lengthSeconds = Number(packet.duration_time ?? 0);
    firstSeconds = Math.min(firstSeconds, startSeconds);
    endSeconds = Math.max(endSeconds, startSeconds + lengthSeconds);
    frameSeconds = Math.max(frameSeconds, lengthSeconds);
  }
  if (firstSeconds === Infinity) return null;
  const missingSeconds = declaredSeconds - (endSeconds - firstSeconds);
  if (missingSeconds > Math.max(declaredSeconds * missingShare, edgeSeconds)) return null;
  const playedSeconds = endSeconds - Number(file.format?.start_time ?? 0);
  // Times of packets are rounded to microseconds, and declared durations are not.
  return Math.abs(playedSeconds - declaredSeconds) < frameSeconds / 2 ? declaredSeconds : playedSeconds;
}

/** A damaged last second is no reason to refuse a video. */
const missingShare = 0.1;

/** Edit lists and reordered frames make short files declare some frames more than they have. */
const edgeSeconds = 0.25;
