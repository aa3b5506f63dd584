/** A visible button that can be tapped. */
export interface ButtonSight {
  /** Horizontal center in CSS pixels. */
  readonly x: number;
  /** Vertical center in CSS pixels. */
  readonly y: number;
  readonly area: number;
  /** Share of its area inside the screen: 0 to 1. */
  readonly insideShare: number;
}

/** What is visible on the page at one time. */
export interface Sight {
  /** Largest first. */
  readonly buttons: readonly ButtonSight[];
  /** Share of the screen covered by a loaded image that no large opaque element hides: 0 to 1. */
  readonly pictureShare: number;
  /** Whether a part of a video is visible. */
  readonly isVideoSeen: boolean;
  /** The longest video's length in seconds; null before it is known. */
  readonly videoSeconds: number | null;
}

/**
 * Runs in the page and returns what a viewer sees now. Buttons whose `aria-label` is in `passedOver` are ignored.
 * Self-contained, because it is sent to the browser as text.
 */
export function lookAtPage(passedOver: readonly string[]): Sight {
  const screen = {
    width: document.documentElement.clientWidth,
    height: document.documentElement.clientHeight,
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  const insideArea = ({ left, right, top, bottom }: DOMRect) =>
    Math.max(0, Math.min(right, screen.width) - Math.max(left, 0)) *
    Math.max(0, Math.min(bottom, screen.height) - Math.max(top, 0));

  const seeButton = (element: Element) => {
    const box = element.getBoundingClientRect();
    const [x, y, area] = [box.x + box.width / 2, box.y + box.height / 2, box.width * box.height];
    const isReached = element.contains(document.elementFromPoint(x, y));
    if (area === 0 || !isReached || !isShown(element)) return [];
    return [{ x, y, area, insideShare: insideArea(box) / area }];
  };
  const buttons = [...document.querySelectorAll('button, [role="button"], input[type="button"]')]
    .filter((element) => !passedOver.includes(element.getAttribute('aria-label') ?? ''))
    .flatMap(seeButton)
    .toSorted((a, b) => b.area - a.area);

  // Only images count: an empty canvas cannot be distinguished from a painted one, and covers are images.
  const isDrawn = (element: Element) =>
    element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0;
  const isOpaque = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== 'none' || !/(?:transparent|, 0\))$/.test(backgroundColor);
  };
  const shareOf = (element: Element) =>
    insideArea(element.getBoundingClientRect()) / (screen.width * screen.height);
  // Buttons and text may overlap an image. Only a large element can hide it.
  const pictures = [0.25, 0.5, 0.75].flatMap((x) =>
    [0.25, 0.5, 0.75].map((y) =>
      document
        .elementsFromPoint(x * screen.width, y * screen.height)
        .find(
          (element) => shareOf(element) > 0.4 && isShown(element) && (isDrawn(element) || isOpaque(element)),
        ),
    ),
  );
  const shares = pictures.map((element) =>
    element !== undefined && isDrawn(element) ? shareOf(element) : 0,
  );

  const videos = [...document.querySelectorAll('video')];
  const isSeen = (video: HTMLVideoElement) => {
    const { x, y, width, height } = video.getBoundingClientRect();
    return (
      isShown(video) &&
      [0.2, 0.5, 0.8].some((across) =>
        [0.2, 0.5, 0.8].some(
          (down) => document.elementFromPoint(x + across * width, y + down * height) === video,
        ),
      )
    );
  };
  const lengths = videos.map(({ duration }) => duration).filter((seconds) => Number.isFinite(seconds));
  return {
    buttons,
    pictureShare: shares.toSorted((a, b) => a - b)[4] ?? 0,
    isVideoSeen: videos.some(isSeen),
    videoSeconds: lengths.length > 0 ? Math.max(...lengths) : null,
  };
}
