/** A video element that plays inside the page only, with no controls of the browser's own. */
export function createVideoElement(): HTMLVideoElement {
  const holder = document.createElement('div');
  holder.innerHTML = '<video class="sr-fill" preload="auto" playsinline aria-hidden="true">';
  return holder.firstChild as HTMLVideoElement;
}
