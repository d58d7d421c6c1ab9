import { parseArgs } from 'node:util';

/** What of the tests is run. */
export interface Selection {
  /** The full sweep. */
  readonly all: boolean;
  /** The commit whose changes are tested in every mode; `undefined` means everything is. */
  readonly since: string | undefined;
  /** The part of the full sweep, counted from 1. */
  readonly shard: { readonly index: number; readonly count: number } | undefined;
}

/**
 * Reads `--all`, `--shard 1/4` and `--since <commit>`. Without `--since`, `defaultBase` is asked.
 * Throws a sentence about what cannot be used.
 */
export function readSelection(
  args: readonly string[],
  defaultBase: () => string | undefined,
): Selection {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      since: { type: 'string' },
      shard: { type: 'string' },
    },
  });
  const { all, since } = values;
  if (all && since !== undefined) {
    throw new Error('--since: the full sweep tests every page; run `npm test` for what changed.');
  }
  if (!all && values.shard !== undefined) {
    throw new Error('--shard splits the full sweep: run `npm run test:all -- --shard 1/4`.');
  }
  const [index = NaN, count = NaN] = (values.shard ?? '').split('/').map(Number);
  const isShard =
    Number.isInteger(index) && Number.isInteger(count) && index >= 1 && index <= count;
  if (values.shard !== undefined && !isShard) {
    throw new Error(`--shard ${values.shard}: write it as 1/4, for the first of four parts.`);
  }
  return {
    all,
    since: all ? undefined : (since ?? defaultBase()),
    shard: isShard ? { index, count } : undefined,
  };
}

/**
 * The steps of a shard. Those that split their tests by themselves, and builds, are in every shard;
 * the others are dealt out.
 */
export function stepsOfShard<
  Step extends {
    readonly command: readonly [string, ...string[]];
    readonly splits?: boolean;
    readonly isBuild?: boolean;
  },
>(steps: readonly Step[], shard: Selection['shard']): Step[] {
  if (!shard) return [...steps];
  const whole = steps.filter(({ splits, isBuild }) => !splits && !isBuild);
  return steps.flatMap((step): Step[] => {
    if (step.splits) {
      const command: [string, ...string[]] = [
        ...step.command,
        `--shard=${shard.index}/${shard.count}`,
      ];
      return [{ ...step, command }];
    }
    const isDealt = step.isBuild || whole.indexOf(step) % shard.count === shard.index - 1;
    return isDealt ? [step] : [];
  });
}
