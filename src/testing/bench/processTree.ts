/** A process at one moment. */
export interface ProcessSample {
  readonly pid: number;
  readonly parent: number;
  /** Resident memory in bytes; 0 for a process that has just ended. */
  readonly memory: number;
}

/** The memory of a process tree in bytes. */
export interface TreeMemory {
  /** Of all processes together; what they share is counted for each. */
  readonly total: number;
  readonly largestProcess: number;
}

/** Reads `/proc/<pid>/status`; `null` when the text has no process in it. */
export function parseProcessStatus(status: string): ProcessSample | null {
  const read = (name: string) => {
    const value = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1];
    return value === undefined ? null : Number(value);
  };
  const pid = read('Pid');
  const parent = read('PPid');
  if (pid === null || parent === null) return null;
  return { pid, parent, memory: (read('VmRSS') ?? 0) * 1024 };
}

/** The memory of process `root` and everything it started. */
export function treeMemory(samples: readonly ProcessSample[], root: number): TreeMemory {
  const children = new Map<number, ProcessSample[]>();
  for (const sample of samples) {
    const siblings = children.get(sample.parent);
    if (siblings) siblings.push(sample);
    else children.set(sample.parent, [sample]);
  }
  const tree = samples.filter(({ pid }) => pid === root);
  // The list grows while it is walked, until no process has children that are not in it.
  for (const { pid } of tree) tree.push(...(children.get(pid) ?? []));
  return {
    total: tree.reduce((sum, { memory }) => sum + memory, 0),
    largestProcess: Math.max(0, ...tree.map(({ memory }) => memory)),
  };
}

/** The highest of each figure, which need not be from the same moment; `null` without samples. */
export function peakMemory(samples: readonly TreeMemory[]): TreeMemory | null {
  if (samples.length === 0) return null;
  return {
    total: Math.max(...samples.map(({ total }) => total)),
    largestProcess: Math.max(...samples.map(({ largestProcess }) => largestProcess)),
  };
}
