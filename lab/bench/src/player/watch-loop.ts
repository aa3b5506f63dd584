declare global {
  interface Window {
    /** The longest silence around the turn of the first sound that loops, in milliseconds; undefined until measured. */
    loopGapMs?: number;
  }
}

/**
 * Runs in a page before its own scripts. Renders two repetitions of the first looping sound that the page starts, and
 * measures the silence in it. Must be self-contained, because it is sent as text.
 */
export function watchLoop(): void {
  const start = AudioBufferSourceNode.prototype.start;
  let isTaken = false;
  AudioBufferSourceNode.prototype.start = function (when = 0, offset = 0, duration?: number) {
    if (duration === undefined) start.call(this, when, offset);
    else start.call(this, when, offset, duration);
    if (isTaken || !this.loop || this.buffer === null) return;
    isTaken = true;
    void measure(this, offset);
  };

  async function measure(
    { buffer, loopStart, loopEnd }: AudioBufferSourceNode,
    offset: number,
  ): Promise<void> {
    if (buffer === null) return;
    const endSeconds = loopEnd > 0 ? loopEnd : buffer.duration;
    const turnSeconds = endSeconds - offset;
    const rate = buffer.sampleRate;
    const offline = new OfflineAudioContext(
      1,
      Math.floor(rate * (turnSeconds + (endSeconds - loopStart))),
      rate,
    );
    const source = offline.createBufferSource();
    Object.assign(source, { buffer, loop: true, loopStart, loopEnd });
    source.connect(offline.destination);
    start.call(source, 0, offset);
    const samples = (await offline.startRendering()).getChannelData(0);
    window.loopGapMs = (1000 * longestSilence(samples, Math.round(turnSeconds * rate), rate)) / rate;
  }

  /** In samples: quieter than a tenth of the loudest, for longer than a wave of a deep tone would cross zero. */
  function longestSilence(samples: Float32Array, turn: number, rate: number): number {
    const reach = Math.round(rate / 4);
    const near = samples.subarray(Math.max(0, turn - reach), turn + reach);
    const loudest = near.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    let longest = 0;
    let length = 0;
    for (const sample of near) {
      length = Math.abs(sample) < loudest / 10 ? length + 1 : 0;
      longest = Math.max(longest, length);
    }
    return longest > rate / 2000 ? longest : 0;
  }
}
