// oxlint-disable no-underscore-dangle -- the network requires the object's name
import type { CreateHost } from '../start-ad.ts';

declare global {
  interface Window {
    /** Defined by the network's script in the page's head. */
    readonly GDTUnSdk?: new (options: {
      type: 'playable';
      onSuccess: () => void;
      onError: () => void;
    }) => NonNullable<Window['_gdtUnSdk']>;
    /** The network requires this name. */
    _gdtUnSdk?: { readonly playAble: { onClick(): void } };
  }
}

declare const _gdtUnSdk: NonNullable<Window['_gdtUnSdk']>;

/** Host adapter for Tencent Ads. */
export const createHost: CreateHost = () => {
  const { GDTUnSdk } = window;
  if (GDTUnSdk) window._gdtUnSdk = new GDTUnSdk({ type: 'playable', onSuccess() {}, onError() {} });
  return {
    openStore() {
      if (window._gdtUnSdk) _gdtUnSdk.playAble.onClick();
    },
  };
};
