import type { Parts } from './find-parts.ts';

/**
 * Runs in the page. Puts every animation into its state of rest, so that boxes and pixels are the same on every run: endless
 * ones at their start, others at their end. Returns a cleanup function. Self-contained, because it is sent to the browser as
 * text.
 */
export function stopAnimations(): () => void {
  const endless: Animation[] = [];
  for (const animation of document.getAnimations()) {
    const { delay = 0, endTime } = animation.effect?.getComputedTiming() ?? {};
    if (animation.playState === 'running' && endTime === Infinity) {
      animation.pause();
      animation.currentTime = delay;
      endless.push(animation);
    } else if (animation.playState === 'running') animation.finish();
  }
  return () => {
    for (const animation of endless) animation.play();
  };
}

/**
 * Runs in the page. Makes the letters of texts transparent, so that the pixels behind them can be seen. Returns a cleanup
 * function. Self-contained, because it is sent to the browser as text.
 */
export function hideLetters({ texts }: Pick<Parts, 'texts'>): () => void {
  const elements = new Set(
    texts.flatMap(({ nodes }) => nodes.flatMap(({ parentElement }) => parentElement ?? [])),
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
