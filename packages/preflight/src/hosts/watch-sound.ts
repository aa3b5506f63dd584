/**
 * Runs in a page before the ad, after `watchPage`. Detects sound from audio contexts. A source node is audible if it
 * has started, has not ended, and is connected to the destination; a context without such a node is silent. Media
 * elements are covered by `watchPage`, even if they are routed through a context. Nodes are watched instead of
 * contexts, so it does not matter which constructor created the context. Self-contained, because it is sent to the
 * browser as text.
 */
export function watchSound(): void {
  const log = window.spinreelHostLog;
  const outputs = new WeakMap<AudioNode, Set<AudioNode>>();
  const playing = new Set<AudioNode>();
  const contexts = new WeakSet<BaseAudioContext>();

  log.countAudibleContexts = () => {
    const heard = [...playing].filter(
      // An `OfflineAudioContext` renders sound but does not play it.
      (node) => node.context instanceof AudioContext && node.context.state === 'running' && isHeard(node),
    );
    return new Set(heard.map(({ context }) => context)).size;
  };

  function isHeard(source: AudioNode): boolean {
    // Iterating a set includes nodes added during the loop and visits each once, so feedback loops end.
    const reached = new Set([source]);
    for (const node of reached) for (const next of outputs.get(node) ?? []) reached.add(next);
    return [...reached].some((node) => node instanceof AudioDestinationNode);
  }

  function noteSound(): void {
    if (!log.hasBeenTapped && log.countAudibleContexts() > 0) log.hasSoundedBeforeTap = true;
  }

  function notePlaying(node: AudioNode): void {
    playing.add(node);
    node.addEventListener('ended', () => playing.delete(node));
    if (!contexts.has(node.context)) node.context.addEventListener('statechange', noteSound);
    contexts.add(node.context);
    noteSound();
  }

  // `AudioBufferSourceNode` overrides `start` with more parameters.
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const nativeStart = prototype.start;
    prototype.start = function start(this: AudioScheduledSourceNode, ...given: [number?]): void {
      nativeStart.apply(this, given);
      notePlaying(this);
    };
  }

  const nativeConnect: (this: AudioNode, ...given: never[]) => unknown = AudioNode.prototype.connect;
  const connect = function connect(this: AudioNode, ...given: never[]): unknown {
    const connected = nativeConnect.apply(this, given);
    const target: unknown = given[0];
    if (target instanceof AudioNode) outputs.set(this, (outputs.get(this) ?? new Set()).add(target));
    // These nodes sound as soon as they are connected. They are matched by name because not every page has all of them.
    if (
      /(?:ScriptProcessor|AudioWorklet|MediaStreamAudioSource)Node/.test(Object.prototype.toString.call(this))
    )
      notePlaying(this);
    noteSound();
    return connected;
  };
  const nativeDisconnect: (this: AudioNode, ...given: never[]) => void = AudioNode.prototype.disconnect;
  const disconnect = function disconnect(this: AudioNode, ...given: never[]): void {
    nativeDisconnect.apply(this, given);
    const target: unknown = given[0];
    if (target === undefined) outputs.delete(this);
    if (target instanceof AudioNode) outputs.get(this)?.delete(target);
  };
  Object.assign(AudioNode.prototype, { connect, disconnect });
}
