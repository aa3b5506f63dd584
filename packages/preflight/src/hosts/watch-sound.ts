/**
 * Runs in a page before the ad, after `watchPage`: follows what sounds through audio contexts. A context alone is
 * silent, and so is one whose loudness is set up while nothing plays: heard is what was started, has not ended, and has
 * a way to the loudspeaker. Media elements are `watchPage`'s, whatever they are led through. Nodes are watched and not
 * contexts, so that it does not matter by which name a context was made. Self-contained, since it is sent to the browser
 * as text.
 */
export function watchSound(): void {
  const log = window.spinreelHostLog;
  const outputs = new WeakMap<AudioNode, Set<AudioNode>>();
  const playing = new Set<AudioNode>();
  const contexts = new WeakSet<BaseAudioContext>();

  log.countAudibleContexts = () => {
    const heard = [...playing].filter(
      // One that computes a sound ahead of time plays it to nobody.
      (node) => node.context instanceof AudioContext && node.context.state === 'running' && isHeard(node),
    );
    return new Set(heard.map(({ context }) => context)).size;
  };

  function isHeard(source: AudioNode): boolean {
    // A set takes in what is added to it on the way, and each node once: echoes go in circles.
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

  // The second has a start of its own, with more arguments.
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
    // These make sound from the moment on which they are connected.
    // By their names, since not every page has all of them.
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
