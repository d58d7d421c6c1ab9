import { useEffect, useRef, useState } from 'react';
import { createChecker, type Checker } from './checker';
import { SOURCE_LIMIT, type CheckedSource, type CheckResult } from './result';

/** Pause in typing after which the text is checked, in ms. */
const PAUSE_MS = 400;

/** The result of a text, `null` while there is none. */
export function useUpgradeCheck(source: CheckedSource): CheckResult | 'loading' | null {
  const checker = useRef<Checker | null>(null);
  const [checked, setChecked] = useState<{ source: CheckedSource; result: CheckResult }>();
  const isEmpty = source.text.trim() === '';
  const isTooLong = source.text.length > SOURCE_LIMIT;

  useEffect(() => () => checker.current?.stop(), []);

  useEffect(() => {
    if (isEmpty || isTooLong) return undefined;
    let isCurrent = true;
    const timer = window.setTimeout(() => {
      checker.current ??= createChecker();
      checker.current.check(source, (result) => {
        if (isCurrent) setChecked({ source, result });
      });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [source, isEmpty, isTooLong]);

  if (isEmpty) return null;
  if (isTooLong) return { problem: 'tooLong' };
  return checked?.source === source ? checked.result : 'loading';
}
