import type { Phase } from '../survey.ts';
import type { PageFunctions, RecordingOptions } from './page-survey.ts';
import type { Parts } from './find-parts.ts';

/**
 * Runs in a page before the ad, after the host simulator. Records to `window.spinreelSurvey` when parts of the ad can be
 * seen, and when taps and sounds happen. Self-contained, because it is sent to the browser as text.
 */
export function recordTimeline(
  { muteLabels, sampleMs, awaitMs }: RecordingOptions,
  { findParts, createGeometry, readLayout, stopAnimations, hideLetters, hideElements }: PageFunctions,
): void {
  const host = window.spinreelHostLog;
  const phases: { kind: Phase['kind']; fromMs: number; toMs: number }[] = [
    { kind: 'cover', fromMs: 0, toMs: 0 },
  ];
  const taps: { atMs: number; phase: Phase['kind']; hasOpenedStore: boolean }[] = [];
  const seen = {
    texts: new Map<string, { fromMs: number; toMs: number }[]>(),
    targets: new Map<string, { fromMs: number; toMs: number }[]>(),
  };
  let stoppedAtMs: number | null = null;
  let stoppedMs = 0;
  let sampledAtMs = -Infinity;
  let isScheduled = false;
  let storeCallCount = 0;
  let coverPaintedMs: number | null = null;
  let actionableMs: number | null = null;
  let hintMs: number | null = null;
  let firstFrameMs: number | null = null;
  let soundMs: number | null = null;
  let parts: Parts = { texts: [], targets: [], images: [] };
  let cleanups: (() => void)[] = [];
  let visible = { texts: new Set<string>(), targets: new Set<string>() };

  const toClock = (timeMs: number) => timeMs - stoppedMs;
  const nowMs = () => toClock(stoppedAtMs ?? performance.now());
  const findVideo = () => [...host.media].find((media) => media instanceof HTMLVideoElement) ?? null;

  const enterPhase = (kind: Phase['kind'], atMs = nowMs()) => {
    const last = phases.at(-1);
    if (last === undefined) return;
    last.toMs = atMs;
    if (last.kind !== kind) phases.push({ kind, fromMs: atMs, toMs: atMs });
  };
  const isOnScreen = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return right > left && bottom > top && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  };
  const isReached = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
    return width * height < (innerWidth * innerHeight) / 2 && hit !== null && element.contains(hit);
  };
  /** Recognizes the phase of our own ad by what can be seen and tapped. */
  const findPhase = (hasNext: boolean): Phase['kind'] => {
    const video = findVideo();
    if (!host.hasBeenTapped) return 'cover';
    if (video === null || firstFrameMs === null) return 'starting';
    const { x, y, width, height } = video.getBoundingClientRect();
    const isVideoSeen = [0.2, 0.5, 0.8].some((across) =>
      [0.2, 0.5, 0.8].some(
        (down) => document.elementFromPoint(x + across * width, y + down * height) === video,
      ),
    );
    if (hasNext) return isVideoSeen ? 'paused' : 'outro';
    // A button that has just been added is not visible yet.
    return video.ended ? 'badge' : 'playing';
  };
  /** Only the first tap can be recognized. The survey notes the outro. */
  const findForeignPhase = (): Phase['kind'] => {
    const { kind = 'cover' } = phases.at(-1) ?? {};
    return kind === 'cover' && host.hasBeenTapped ? 'unknown' : kind;
  };
  const note = (kind: 'texts' | 'targets', names: Set<string>, atMs: number) => {
    for (const name of names) {
      const spans = seen[kind].get(name) ?? [];
      const last = spans.at(-1);
      if (last !== undefined && visible[kind].has(name)) last.toMs = atMs;
      else spans.push({ fromMs: atMs, toMs: atMs });
      seen[kind].set(name, spans);
    }
    // Something was visible until the sample that misses it.
    for (const name of visible[kind]) {
      const last = seen[kind].get(name)?.at(-1);
      if (last !== undefined && !names.has(name)) last.toMs = atMs;
    }
    visible = { ...visible, [kind]: names };
  };
  const noteSound = (atMs: number) => {
    const isPlaying = [...host.media].some(({ paused, muted, volume }) => !paused && !muted && volume > 0);
    if (isPlaying || host.countAudibleContexts() > 0) soundMs ??= atMs;
  };
  const sample = () => {
    isScheduled = false;
    if (stoppedAtMs !== null) return;
    const atMs = nowMs();
    sampledAtMs = atMs;
    const { texts, targets, images } = findParts({ isOwn: muteLabels !== null });
    const reached = targets.filter(({ element }) => isReached(element));
    const next = reached.filter(({ name }) => !(muteLabels ?? []).includes(name));
    const isHintShown = images.some((image) => muteLabels !== null && image.closest('.hand') !== null);
    if (next.length > 0) actionableMs ??= atMs;
    if (isHintShown || next.some(({ name }) => name !== '')) hintMs ??= atMs;
    note('texts', new Set(texts.filter(({ block }) => isOnScreen(block)).map(({ text }) => text)), atMs);
    note('targets', new Set(reached.map(({ name }) => name)), atMs);
    noteSound(atMs);
    const lastTap = taps.at(-1);
    if (lastTap && host.ctaCalls.length > storeCallCount) lastTap.hasOpenedStore = true;
    storeCallCount = host.ctaCalls.length;
    if (muteLabels !== null) enterPhase(findPhase(next.length > 0), atMs);
    else enterPhase(findForeignPhase(), atMs);
    if (isAwaitingButton()) schedule();
  };
  /** When the button and its hint appear is measured to the frame. An ad without elements has neither. */
  const isAwaitingButton = () =>
    (actionableMs === null || hintMs === null) && !host.hasBeenTapped && performance.now() < awaitMs;
  /** A change is sampled in the next frame, but no more often than every `sampleMs`. */
  const schedule = () => {
    if (isScheduled || stoppedAtMs !== null) return;
    isScheduled = true;
    const waitMs = isAwaitingButton() ? 0 : Math.max(0, sampledAtMs + sampleMs - nowMs());
    setTimeout(() => requestAnimationFrame(sample), waitMs);
  };
  const readPauses = () => {
    if (muteLabels === null) return [];
    const config = document.querySelector('#ad-config')?.textContent ?? '{}';
    const { video } = JSON.parse(config) as { video?: { pauseFrames?: number[]; frameRate?: number } };
    return (video?.pauseFrames ?? []).map((frame) => frame / (video?.frameRate ?? 1));
  };
  const watchFirstFrame = (video: HTMLVideoElement) => {
    video.requestVideoFrameCallback((timeMs) => {
      if (!host.hasBeenTapped) watchFirstFrame(video);
      else firstFrameMs ??= toClock(timeMs);
    });
  };

  const onChange = () => {
    if (isAwaitingButton() && document.body) sample();
    else schedule();
  };
  new MutationObserver(onChange).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  setInterval(schedule, sampleMs);
  for (const type of ['playing', 'pause', 'ended', 'volumechange'])
    document.addEventListener(type, schedule, { capture: true });
  document.addEventListener(
    'play',
    ({ target }) => {
      if (target instanceof HTMLVideoElement) watchFirstFrame(target);
    },
    { capture: true },
  );
  const noteTap = ({ isTrusted, timeStamp }: Event) => {
    if (!isTrusted) return;
    taps.push({ atMs: toClock(timeStamp), phase: phases.at(-1)?.kind ?? 'cover', hasOpenedStore: false });
    schedule();
  };
  window.addEventListener('pointerdown', noteTap, { capture: true });
  new PerformanceObserver((list) => {
    // Once the screen has been examined in other sizes, the largest part is not that of the first one.
    const isFirstLook = !host.hasBeenTapped && stoppedAtMs === null && stoppedMs === 0;
    for (const { startTime } of list.getEntries()) if (isFirstLook) coverPaintedMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  window.spinreelSurvey = {
    stopClock() {
      sample();
      stoppedAtMs ??= performance.now();
    },
    startClock() {
      if (stoppedAtMs === null) return;
      stoppedMs += performance.now() - stoppedAtMs;
      stoppedAtMs = null;
      sample();
    },
    enterPhase,
    readPhase: () => phases.at(-1)?.kind ?? 'cover',
    readStill() {
      cleanups.push(stopAnimations());
      parts = findParts({ isOwn: muteLabels !== null });
      return readLayout(parts, muteLabels, createGeometry());
    },
    hideLetters() {
      cleanups.push(hideLetters(parts));
    },
    hideElements() {
      cleanups.push(hideElements(parts));
    },
    release() {
      for (const cleanup of cleanups) cleanup();
      cleanups = [];
    },
    readPauses,
    read() {
      sample();
      const video = findVideo();
      const firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
      // A frame is sampled before it is painted.
      const whenPainted = (atMs: number | null) => atMs && Math.max(atMs, firstPaintMs ?? 0);
      const list = (kind: 'texts' | 'targets') => [...seen[kind]].map(([name, spans]) => ({ name, spans }));
      return {
        nowMs: nowMs(),
        videoSeconds: video !== null && Number.isFinite(video.duration) ? video.duration : null,
        pauseSeconds: readPauses(),
        timeline: {
          firstPaintMs,
          coverPaintedMs,
          actionableMs: whenPainted(actionableMs),
          hintMs: whenPainted(hintMs),
          firstFrameMs,
          soundMs,
          hasSoundedBeforeTap: host.hasSoundedBeforeTap,
          phases,
          taps,
          texts: list('texts'),
          targets: list('targets'),
        },
      };
    },
  };
}
