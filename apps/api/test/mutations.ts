import { seededRandom } from '@spinreel/sample-maker/drawing/paint/seeded-random';

/** A way to damage a file. `other` is a file of another kind. */
type Mutation = (file: Uint8Array, other: Uint8Array, random: () => number) => Uint8Array;

const mutations: Readonly<Record<string, Mutation>> = {
  'cut off': (file, _other, random) => file.subarray(0, pickOffset(file, random)),
  'bytes changed': (file, _other, random) => changeBytes(file, random, 40),
  'its head, then noise': (file, _other, random) =>
    joinBytes(file.subarray(0, 64), createNoise(2000, random)),
  'its first half, then noise': (file, _other, random) =>
    joinBytes(file.subarray(0, file.length / 2), createNoise(file.length / 2, random)),
  'a stretch of zeros': (file, _other, random) => {
    const start = pickOffset(file, random);
    return Uint8Array.from(file).fill(0, start, start + 200);
  },
  'a hole': (file, _other, random) => {
    const start = pickOffset(file, random);
    return joinBytes(file.subarray(0, start), file.subarray(start + 100));
  },
  'another file behind it': (file, other) => joinBytes(file, other),
  'another file inside it': (file, other, random) => {
    const start = pickOffset(file, random);
    return joinBytes(file.subarray(0, start), other, file.subarray(start));
  },
  "another's head before it": (file, other) => joinBytes(other.subarray(0, 32), file),
  'lengths at their largest': (file, _other, random) => {
    const copy = Uint8Array.from(file);
    for (let count = 0; count < 6; count += 1) {
      const start = Math.floor(random() * Math.min(copy.length, 600));
      copy.fill(0xff, start, start + 4);
    }
    return copy;
  },
};

/** A damaged file. Its name describes the damage. */
export interface Mutant {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Damages each of `files` in `each` of many ways. The same seed gives the same files. Names keep their extension. */
export function createMutants(
  files: Readonly<Record<string, Uint8Array>>,
  { seed, each }: { seed: number; each: number },
): Mutant[] {
  const random = seededRandom(seed);
  const names = Object.keys(files);
  const ways = Object.keys(mutations);
  return names.flatMap((name, index) =>
    Array.from({ length: each }, (_, turn) => {
      const way = ways[(index * each + turn) % ways.length] ?? '';
      const other = names[Math.floor(random() * names.length)] ?? name;
      const mutate = mutations[way];
      const bytes = mutate?.(files[name] ?? empty, files[other] ?? empty, random) ?? empty;
      return { name: `${way}: ${name}`, bytes };
    }),
  );
}

const empty = new Uint8Array();

function pickOffset(file: Uint8Array, random: () => number): number {
  return Math.floor(random() * file.length);
}

function createNoise(length: number, random: () => number): Uint8Array {
  return Uint8Array.from({ length }, () => Math.floor(random() * 256));
}

function changeBytes(file: Uint8Array, random: () => number, count: number): Uint8Array {
  const copy = Uint8Array.from(file);
  for (let index = 0; index < count; index += 1) copy[pickOffset(file, random)] = Math.floor(random() * 256);
  return copy;
}

function joinBytes(...parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}
