/** A seeded source of chance: the same seed gives the same people, texts and pictures on every machine. */
export interface Random {
  /** 0 <= x < 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Picks by weight; weights are any non-negative numbers. */
  weighted<T>(from: readonly (readonly [T, number])[]): T;
  /** `count` different members, in random order. */
  sample<T>(from: readonly T[], count: number): T[];
  /** `length` lower-case hex digits. */
  hex(length: number): string;
  /** An independent source that depends only on this one's seed and the name. */
  fork(name: string): Random;
}

/** sfc32: small, fast and good enough for words and colours. Not for secrets. */
export function createRandom(seed: string): Random {
  let [a, b, c, d] = fourWords(seed);

  function uint32(): number {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  }
  for (let round = 0; round < 12; round += 1) uint32();

  const next = () => uint32() / 0x1_0000_0000;
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));

  function pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error('Nothing to pick from');
    return from[int(0, from.length - 1)] as T;
  }

  function weighted<T>(from: readonly (readonly [T, number])[]): T {
    let left = next() * from.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of from) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(from)[0];
  }

  function sample<T>(from: readonly T[], count: number): T[] {
    const rest = [...from];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
    return taken;
  }

  function hex(length: number): string {
    let digits = '';
    while (digits.length < length) digits += uint32().toString(16).padStart(8, '0');
    return digits.slice(0, length);
  }

  return {
    next,
    int,
    pick,
    weighted,
    sample,
    hex,
    chance: (probability) => next() < probability,
    fork: (name) => createRandom(`${seed}/${name}`),
  };
}

/** Four 32-bit words out of a text (FNV-1a with four different starts, then mixed). */
function fourWords(text: string): [number, number, number, number] {
  const word = (start: number) => {
    let hash = start;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) | 0;
  };
  return [word(0x811c9dc5), word(0x9e3779b9), word(0x243f6a88), word(0xb7e15162)];
}
