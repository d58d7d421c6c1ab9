/** Draws numbers that are the same for every call with the same seed. */
export interface Random {
  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number;
  /** One of the values. Throws when there is none. */
  pick<Value>(values: readonly Value[]): Value;
  /** The values in another order. */
  shuffle<Value>(values: readonly Value[]): Value[];
}

/** A generator of that kind: "mulberry32", small and even enough for texts. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(values) {
      if (values.length === 0) throw new Error('There is nothing to pick from.');
      // The index is below the length.
      return values[below(values.length)] as (typeof values)[number];
    },
    shuffle(values) {
      const keyed = values.map((value) => ({ value, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
    },
  };
}
