import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { htmlTokens } from './htmlTokens';

/**
 * Types that browsers execute. Others, such as JSON, are data blocks, to which CSP does not apply.
 */
const EXECUTED_TYPES: ReadonlySet<string> = new Set(['', 'module', 'text/javascript', 'importmap']);

const SCRIPT = /^<script\b/i;

/** Returns the verbatim source of each inline script that browsers execute. */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  let script: string | null = null;
  const parser = new Parser({
    onopentag(name, { src, type = '' }) {
      const isRun = src === undefined && EXECUTED_TYPES.has(type.toLowerCase());
      if (name === 'script' && isRun) script = '';
    },
    ontext(text) {
      if (script !== null) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === null) return;
      scripts.push(script);
      script = null;
    },
  });
  for (const { text } of htmlTokens(html)) {
    if (SCRIPT.test(text)) parser.write(text);
  }
  parser.end();
  return scripts;
}

/** Returns the CSP source expression that allows exactly this script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
