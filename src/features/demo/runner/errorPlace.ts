import type { DemoPlace } from './DemoError';

/** Before a file's name in stack traces: tells a demo's files from those of the site. */
const ADDRESS_PREFIX = 'demo-file:///';

/** The address under which a demo's file appears in stack traces. */
export function fileAddress(name: string): string {
  return ADDRESS_PREFIX + encodeURI(name);
}

/** The innermost place of a stack trace that is in one of a demo's files. */
export function errorPlace(stack: string | undefined): DemoPlace | null {
  const match = /demo-file:\/\/\/([^\s:]+):(\d+)(?::\d+)?/.exec(stack ?? '');
  if (!match?.[1]) return null;
  return { file: decodeURI(match[1]), line: Number(match[2]) };
}
