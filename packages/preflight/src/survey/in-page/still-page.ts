import type { Parts } from './find-parts.ts';

/**
 * Runs in the page. Shows every animation in its state of rest, so that boxes and pixels are the same on every run: endless
 * ones when they are most opaque, others at their end. The ad does not notice: they do not end. Returns a cleanup function,
 * which lets them continue where they were. Self-contained, because it is sent to the browser as text.
 */
export function stopAnimations(): () => void {
  const stopped: { animation: Animation; atMs: CSSNumberish | null }[] = [];
  const targets = new Set<EventTarget>();
  let isReleased = false;
  const shares = [0, 0.25, 0.5, 0.75];

  /** Which time of an endless animation shows most, in milliseconds. The first one of equal times. */
  const findClearest = (animation: Animation, { target, pseudoElement }: KeyframeEffect): number => {
    const { delay = 0, duration } = animation.effect?.getComputedTiming() ?? {};
    const times = shares.map((share) => delay + share * (Number(duration) || 0));
    const opacities = times.map((timeMs) => {
      animation.currentTime = timeMs;
      const style = target === null ? null : getComputedStyle(target, pseudoElement);
      return style?.visibility === 'hidden' ? 0 : Number(style?.opacity ?? 1);
    });
    return times[opacities.indexOf(Math.max(...opacities))] ?? delay;
  };
  const types = ['animationstart', 'animationend', 'animationiteration', 'transitionrun', 'transitionstart'];
  /** Going to another time causes events, as if the animation ended and started again. */
  const swallow = (event: Event) => {
    const isStart = /(start|run)$/.test(event.type);
    const [target] = event.composedPath();
    if (target && targets.has(target) && (isStart || !isReleased)) event.stopImmediatePropagation();
  };
  const listen = (act: 'addEventListener' | 'removeEventListener') => {
    for (const type of [...types, 'transitionend']) window[act](type, swallow, { capture: true });
  };

  for (const animation of document.getAnimations()) {
    const { effect, currentTime, playState, timeline } = animation;
    // Animations that follow a scroll position stand still.
    if (playState !== 'running' || timeline !== document.timeline) continue;
    if (!(effect instanceof KeyframeEffect)) continue;
    const { endTime = 0 } = effect.getComputedTiming();
    stopped.push({ animation, atMs: currentTime });
    if (effect.target !== null) targets.add(effect.target);
    animation.pause();
    animation.currentTime = endTime === Infinity ? findClearest(animation, effect) : endTime;
  }
  listen('addEventListener');
  return () => {
    isReleased = true;
    for (const { animation, atMs } of stopped) {
      // The ad may have ended it meanwhile.
      if (animation.playState !== 'paused') continue;
      animation.currentTime = atMs;
      animation.play();
    }
    // The events are sent with one of the next frames.
    setTimeout(() => listen('removeEventListener'), 300);
  };
}

/**
 * Runs in the page. Makes the letters of texts transparent, so that the pixels behind them can be seen. Returns a cleanup
 * function. Self-contained, because it is sent to the browser as text.
 */
export function hideLetters({ texts }: Pick<Parts, 'texts'>): () => void {
  const elements = new Set<HTMLElement>(
    texts.flatMap(({ nodes, drawn }) => [
      ...nodes.flatMap(({ parentElement }) => parentElement ?? []),
      ...(drawn === null ? [] : [drawn.element as HTMLElement]),
    ]),
  );
  const styles = [...elements].map((element) => [element, element.getAttribute('style')] as const);
  for (const element of elements) {
    const { style } = element;
    const hide = (property: string, value: string) => style.setProperty(property, value, 'important');
    if (getComputedStyle(element).backgroundClip.includes('text')) hide('background', 'none');
    hide('transition', 'none');
    hide('text-shadow', 'none');
    hide('text-decoration-color', 'transparent');
    hide('-webkit-text-fill-color', 'transparent');
    hide('-webkit-text-stroke-color', 'transparent');
    if (element.closest('svg') === null) continue;
    hide('fill', 'transparent');
    hide('stroke', 'transparent');
  }
  return () => {
    for (const [element, style] of styles)
      if (style === null) element.removeAttribute('style');
      else element.setAttribute('style', style);
  };
}

/**
 * Runs in the page. Hides the buttons and small images, such as a logo or a hand, so that the image behind them can be seen.
 * Those that fill much of the screen are backgrounds. Returns a cleanup function. Self-contained, because it is sent to the
 * browser as text.
 */
export function hideElements({ targets, images }: Pick<Parts, 'targets' | 'images'>): () => void {
  const largestShare = 0.3;
  const elements = [...targets.map(({ element }) => element), ...images].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height < largestShare * innerWidth * innerHeight;
  }) as HTMLElement[];
  const styles = elements.map((element) => [element, element.getAttribute('style')] as const);
  for (const { style } of elements) {
    style.setProperty('transition', 'none', 'important');
    style.setProperty('visibility', 'hidden', 'important');
  }
  return () => {
    for (const [element, style] of styles)
      if (style === null) element.removeAttribute('style');
      else element.setAttribute('style', style);
  };
}
