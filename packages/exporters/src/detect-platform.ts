/**
 * Detects the platform whose store a viewer uses. Pass `navigator`. Everything that is not an iPhone, iPod or iPad counts
 * as Android. Since iPadOS 13, an iPad calls itself a Macintosh, but no Macintosh has a touch screen.
 */
export function detectPlatform(device: {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}): 'ios' | 'android' {
  const { userAgent, maxTouchPoints } = device;
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'android';
}
