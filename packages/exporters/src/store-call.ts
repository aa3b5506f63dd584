/** The call that opens the store. */
export interface StoreCall {
  /** Global name of the object, such as `FbPlayableAd`; `window` if the function is global. */
  readonly object: string;
  /** Name of the method, such as `onCTAClick`. */
  readonly method: string;
  /** Whether the store URL is its one argument. Otherwise the call has no arguments, or fixed ones. */
  readonly takesUrl: boolean;
  /** Whether the host defines the object, so that a page must not. Otherwise the browser or the page defines it. */
  readonly isInjected: boolean;
  /** Other methods that open the store, which files made elsewhere may call. */
  readonly otherMethods?: readonly string[];
  /** When the host accepts the call. Omitted if it must be made while a tap is handled. */
  readonly acceptance?: {
    /** So long after the last touch, in milliseconds. */
    readonly withinMs: number;
    /** The host ignores calls that follow an accepted one sooner, in milliseconds. */
    readonly cooldownMs: number;
  };
}
