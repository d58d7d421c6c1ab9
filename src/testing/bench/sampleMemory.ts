import { readdirSync, readFileSync } from 'node:fs';
import { parseProcessStatus, treeMemory, type ProcessSample } from './processTree';

const INTERVAL_IN_MS = 200;

function readProcesses(): ProcessSample[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return parseProcessStatus(readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
      } catch {
        // It ended between the two reads.
        return [];
      }
    });
}

/**
 * Samples the memory of process `root` and its descendants until the returned function is called,
 * which returns the peak in bytes; `null` without a sample, and on systems other than Linux.
 */
export function sampleMemory(root: number): () => number | null {
  if (process.platform !== 'linux') return () => null;
  let peak: number | null = null;
  const timer = setInterval(() => {
    peak = Math.max(peak ?? 0, treeMemory(readProcesses(), root));
  }, INTERVAL_IN_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
