import { readdirSync, readFileSync } from 'node:fs';
import {
  parseProcessStatus,
  peakMemory,
  treeMemory,
  type ProcessSample,
  type TreeMemory,
} from './processTree';

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
 * which returns the peak; `null` on systems other than Linux.
 */
export function sampleMemory(root: number): () => TreeMemory | null {
  if (process.platform !== 'linux') return () => null;
  const samples: TreeMemory[] = [];
  const timer = setInterval(() => samples.push(treeMemory(readProcesses(), root)), INTERVAL_IN_MS);
  return () => {
    clearInterval(timer);
    return peakMemory(samples);
  };
}
