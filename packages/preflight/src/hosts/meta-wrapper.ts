/**
 * Runs in a page before the ad. Blocks loading as Meta's wrapper does according to its public documentation, see
 * `networks.meta.sources.host`: network requests are blocked, media elements load only `data:` and `blob:` URLs, and
 * scripts created by scripts do not load. Gaps of the real wrapper are reproduced here. The static rules reject files
 * that rely on them, because Meta may close them at any time.
 *
 * Self-contained, because it is sent to the browser as text.
 */
export function metaWrapper(): void {
  const carriesItself = (address: unknown) => /^\s*(data|blob):/i.test(String(address));

  const nativeFetch = window.fetch.bind(window);
  const fetch = (input: RequestInfo | URL, init?: RequestInit) =>
    carriesItself(input instanceof Request ? input.url : input) ? nativeFetch(input, init) : undefined;
  Object.defineProperty(window, 'fetch', { value: fetch });

  XMLHttpRequest.prototype.send = function send(): void {
    // The wrapper never sends the request, and neither a response nor an error follows.
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
  // As in the original, only the added nodes themselves are checked, not their descendants.
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
      // Browsers do not load scripts of an unknown type, so the URL can stay in `src`.
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
