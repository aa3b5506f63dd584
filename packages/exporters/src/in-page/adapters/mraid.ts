import type { CreateHost } from '../start-ad.ts';

/** The part of MRAID that the adapter uses. The web view provides it. */
declare const mraid: {
  getVersion(): string;
  getState(): string;
  isViewable(): boolean;
  open(url: string): void;
  addEventListener(name: 'ready' | 'viewableChange', listener: () => void): void;
  /** MRAID 3. How much of the ad is on the screen, in percent. */
  addEventListener(name: 'exposureChange', listener: (percent: number) => void): void;
  /** MRAID 3. The volume is a percentage; null if the device does not report it. */
  addEventListener(name: 'audioVolumeChange', listener: (percent: number | null) => void): void;
};

/**
 * Host adapter for web views with MRAID 2 or 3. Only `getState()` may be called before the `ready` event. The ad is
 * hidden until it is viewable. Networks search the file for the exact text of the calls.
 */
export const createHost: CreateHost = ({ storeUrl }) => ({
  openStore() {
    if (typeof mraid !== 'undefined') mraid.open(storeUrl);
  },
  onVisibility(setVisible) {
    if (typeof mraid === 'undefined') return;
    setVisible(false);
    whenReady(() => {
      const update = () => setVisible(mraid.isViewable());
      mraid.addEventListener('viewableChange', update);
      // Some web views report only one of the two.
      if (isVersion3()) mraid.addEventListener('exposureChange', (percent) => setVisible(percent > 0));
      update();
    });
    // Some web views never report that they are viewable, but only a visible ad can be tapped.
    addEventListener('pointerdown', () => setVisible(true), { capture: true });
  },
  onVolume(setVolume) {
    if (typeof mraid === 'undefined') return;
    whenReady(() => {
      if (!isVersion3()) return;
      mraid.addEventListener('audioVolumeChange', (percent) => {
        if (percent !== null) setVolume(percent / 100);
      });
    });
  },
});

function isVersion3(): boolean {
  return parseFloat(mraid.getVersion()) >= 3;
}

function whenReady(act: () => void): void {
  if (mraid.getState() === 'loading') mraid.addEventListener('ready', act);
  else act();
}
