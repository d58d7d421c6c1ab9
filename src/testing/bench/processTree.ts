/** A process at one moment. */
export interface ProcessSample {
  readonly pid: number;
  readonly parent: number;
  /** Resident memory in bytes; 0 for a process that has just ended. */
  readonly memory: number;
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

/** The memory of process `root` and everything it started, in bytes; what they share is counted for each. */
export function treeMemory(samples: readonly ProcessSample[], root: number): number {
  const tree = samples.filter(({ pid }) => pid === root);
  // The list grows while it is walked, until no process has children that are not in it.
  for (const { pid } of tree) tree.push(...samples.filter(({ parent }) => parent === pid));
  return tree.reduce((sum, { memory }) => sum + memory, 0);
}
