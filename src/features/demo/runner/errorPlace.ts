import type { DemoPlace } from './DemoError';

/** Prefix of a demo's files in stack traces. */
const ADDRESS_PREFIX = 'demo-file:///';

/** Returns the name of a demo's file in stack traces. */
export function fileAddress(name: string): string {
  return ADDRESS_PREFIX + encodeURI(name);
}

/** Returns the innermost location of a stack trace in a demo's files. */
export function errorPlace(stack: string | undefined): DemoPlace | null {
  const match = /demo-file:\/\/\/([^\s:]+):(\d+)(?::\d+)?/.exec(stack ?? '');
  if (!match?.[1]) return null;
  return { file: decodeURI(match[1]), line: Number(match[2]) };
}
