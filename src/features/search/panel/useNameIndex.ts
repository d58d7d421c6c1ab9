import type { SearchPartInfo } from '@site/plugins/output/search-index/contract';
import { useEffect, useState } from 'react';
import { nameIndex } from './nameIndex';

interface NameIndexState {
  /** Changes whenever more parts are loaded. */
  readonly revision: number;
  /** Whether the first part is loaded. */
  readonly isReady: boolean;
  /** Whether all parts are loaded. */
  readonly isWhole: boolean;
  /** Whether parts failed to load. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads parts of the name index, the first before all others. */
export function useNameIndex(wanted: readonly SearchPartInfo[]): NameIndexState {
  const [revision, setRevision] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const key = wanted.map(({ url }) => url).join(' ');

  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    const load = async (part: SearchPartInfo) => {
      if (nameIndex.has(part)) return;
      try {
        await nameIndex.load(part);
        if (isCurrent) setRevision((number) => number + 1);
      } catch {
        if (isCurrent) setFailed(true);
      }
    };
    const loadAll = async () => {
      const [first, ...others] = wanted;
      if (first) await load(first);
      if (isCurrent) await Promise.all(others.map(load));
    };
    void loadAll();
    return () => {
      isCurrent = false;
    };
    // Equal URLs mean equal parts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, attempt]);

  const [first] = wanted;
  return {
    revision,
    isReady: first !== undefined && nameIndex.has(first),
    isWhole: wanted.every((part) => nameIndex.has(part)),
    hasFailed,
    retry: () => setAttempt((number) => number + 1),
  };
}
