/**
 * Runs in a page before the ad: blocks loading as Meta's wrapper does, by its public descriptions. Nothing reaches the
 * network, media elements take only what carries its own bytes, and scripts made by scripts do not load. What slips
 * through the real wrapper slips through here too: the static rules refuse it, because that may end any day. Where it is
 * described stands in `networks.meta.sources.host`.
 *
 * Self-contained, since it is sent to the browser as text.
 */
export function metaWrapper(): void {
  const carriesItself = (address: unknown) => /^\s*(data|blob):/i.test(String(address));

  const nativeFetch = window.fetch.bind(window);
  const fetch = (input: RequestInfo | URL, init?: RequestInit) =>
    carriesItself(input instanceof Request ? input.url : input) ? nativeFetch(input, init) : undefined;
  Object.defineProperty(window, 'fetch', { value: fetch });

  XMLHttpRequest.prototype.send = function send(): void {
    // It pretends to send: neither an answer nor an error ever comes.
  };

  for (const prototype of [HTMLImageElement.prototype, HTMLMediaElement.prototype]) {
    const native = Object.getOwnPropertyDescriptor(prototype, 'src');
    Object.defineProperty(prototype, 'src', {
      ...native,
      set(this: HTMLElement, address: unknown) {
        if (carriesItself(address)) native?.set?.call(this, address);
      },
    });
  }

  const guarded = new Set(['IMG', 'VIDEO', 'AUDIO']);
  const removeLoose = (node: Node) => {
    if (!(node instanceof HTMLElement) || !guarded.has(node.tagName)) return;
    const address = node.getAttribute('src');
    if (address !== null && !carriesItself(address)) node.remove();
  };
  // Only the added nodes themselves, as in the original: what is nested inside them is not seen.
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(removeLoose);
  });
  observer.observe(document, { childList: true, subtree: true });

  const nativeCreate = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions): HTMLElement => {
    const element = nativeCreate(name, options);
    if (element instanceof HTMLScriptElement) blockSource(element);
    return element;
  };

  function blockSource(script: HTMLScriptElement): void {
    const nativeSet = script.setAttribute.bind(script);
    const setSource = (address: string) => {
      // A type that no browser runs: the address is kept, and nothing is loaded.
      nativeSet('type', 'javascript/blocked');
      nativeSet('src', address);
    };
    Object.defineProperty(script, 'src', { get: () => script.getAttribute('src') ?? '', set: setSource });
    script.setAttribute = (name: string, value: string) => {
      if (name.toLowerCase() === 'src') setSource(value);
      else nativeSet(name, value);
    };
  }
}
