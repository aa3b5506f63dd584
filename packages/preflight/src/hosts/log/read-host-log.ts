import type { AudioState, CtaCall, HostLog, LifecycleLog, PresentedFrames } from './host-log.ts';

/** A copy of a page's log that is safe to use: the page may have put anything into its own. */
export interface HostLogCopy extends Pick<HostLog, 'hasOwnHook'> {
  readonly ctaCalls: readonly CtaCall[];
  readonly lifecycle: LifecycleLog;
  readonly measurementCalls: readonly string[];
  readonly hostErrors: readonly string[];
  readonly frames: PresentedFrames;
  readonly audio: AudioState;
}

/** The longest list and the longest text that are read. */
export const readingLimits = { maxItems: 200, maxTextLength: 4096 } as const;

/** Runs in the page. Copies its log, but no more than the limits. Self-contained, because it is sent to the browser as text. */
export function readHostLog({ maxItems, maxTextLength }: typeof readingLimits): unknown {
  const log = window.spinreelHostLog;
  const shorten = (text: unknown) => (typeof text === 'string' ? text.slice(0, maxTextLength) : text);
  const { media, countAudibleContexts, hasPlayedBeforeTap, hasSoundedBeforeTap } = log;
  const audible = [...media].filter((element) => !element.paused && !element.muted && element.volume > 0);
  return {
    ctaCalls: log.ctaCalls
      .slice(0, maxItems)
      .map(({ isTrusted, isUserActive, argumentCount, url, ignored }) => ({
        ...{ isTrusted, isUserActive, argumentCount },
        url: shorten(url),
        ignored: shorten(ignored),
      })),
    lifecycle: {
      calls: log.lifecycle.calls.slice(0, maxItems).map(shorten),
      errors: log.lifecycle.errors.slice(0, maxItems).map(shorten),
    },
    measurementCalls: log.measurementCalls.slice(0, maxItems).map(shorten),
    hostErrors: log.hostErrors.slice(0, maxItems).map(shorten),
    hasOwnHook: log.hasOwnHook,
    frames: log.frames,
    audio: {
      audibleElements: audible.length,
      audibleContexts: countAudibleContexts(),
      hasPlayedBeforeTap,
      hasSoundedBeforeTap,
    },
  };
}

/** Converts what the page has returned. Throws if the page has replaced the log by something else. */
export function toHostLogCopy(value: unknown): HostLogCopy {
  const log = readObject(value);
  const lifecycle = readObject(log['lifecycle']);
  const frames = readObject(log['frames']);
  const audio = readObject(log['audio']);
  return {
    ctaCalls: readList(log['ctaCalls']).map((item): CtaCall => {
      const call = readObject(item);
      return {
        isTrusted: call['isTrusted'] === true,
        isUserActive: call['isUserActive'] === true,
        argumentCount: readCount(call['argumentCount']),
        url: typeof call['url'] === 'string' ? call['url'] : null,
        ...(typeof call['ignored'] === 'string' ? { ignored: call['ignored'] } : {}),
      };
    }),
    lifecycle: { calls: readTexts(lifecycle['calls']), errors: readTexts(lifecycle['errors']) },
    measurementCalls: readTexts(log['measurementCalls']),
    hostErrors: readTexts(log['hostErrors']),
    hasOwnHook: log['hasOwnHook'] === true,
    frames: {
      count: readCount(frames['count']),
      lastMediaTimeSeconds:
        typeof frames['lastMediaTimeSeconds'] === 'number' ? frames['lastMediaTimeSeconds'] : null,
    },
    audio: {
      audibleElements: readCount(audio['audibleElements']),
      audibleContexts: readCount(audio['audibleContexts']),
      hasPlayedBeforeTap: audio['hasPlayedBeforeTap'] === true,
      hasSoundedBeforeTap: audio['hasSoundedBeforeTap'] === true,
    },
  };
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error('it has replaced the log of its host');
  return { ...value };
}

function readList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('it has replaced the log of its host');
  return value.slice(0, readingLimits.maxItems);
}

function readTexts(value: unknown): string[] {
  return readList(value).map((text) => String(text).slice(0, readingLimits.maxTextLength));
}

function readCount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
