import { readFileSync } from 'node:fs';
import type { Subject } from './samples';

/** The side of a commit: the build that was there before, or the one that comes. */
export type Side = 'base' | 'head';

/** What the command hands to the browser tests and to the report. */
export interface Plan {
  /** What is compared, in words. */
  readonly title: string;
  readonly subjects: readonly Subject[];
  /** The names that commits say look different. */
  readonly meant: readonly string[];
  /** The folder of each build. */
  readonly folders: Readonly<Record<Side, string>>;
  readonly ports: Readonly<Record<Side, number>>;
}

/** The variable that names the plan's file. */
export const PLAN_VARIABLE = 'DOCS_PICTURES_PLAN';

/** Where pictures, their differences and the report are. */
export const RESULTS = 'test-results/pictures';

export const REPORT_FILE = `${RESULTS}.html`;

/** Reads the plan of this run. */
export function readPlan(): Plan {
  const file = process.env[PLAN_VARIABLE];
  if (!file) throw new Error('Pictures are compared with `npm run pictures`.');
  return JSON.parse(readFileSync(file, 'utf8')) as Plan;
}
