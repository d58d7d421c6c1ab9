import type { UpgradeFile, UpgradeRow } from '@site/plugins/content/api-reference/contract';
import type { Finding } from '../result';
import { createLocate, type Place } from './locate';
import { createRowLookup, type RowLookup } from './rowLookup';

/** A finding without its place. */
export type ToldRow = Omit<Finding, keyof Place>;

/** What is told of a row. */
export function toTold(row: UpgradeRow): ToldRow {
  const { kind, subject, name, component, instead, note, codemod, to } = row;
  return {
    kind,
    subject,
    name,
    component,
    to,
    ...(instead !== undefined && { instead }),
    ...(note !== undefined && { note }),
    ...(codemod !== undefined && { codemod }),
  };
}

const CLASS_NAME = /Mui[A-Z]\w*-\w+/g;

/** Finds whole names of classes in a text. */
export function classNamesIn(text: string, lookup: RowLookup) {
  return [...text.matchAll(CLASS_NAME)].flatMap(({ 0: name, index: at }) => {
    const row = lookup.findClass(name);
    return row ? [{ at, end: at + name.length, told: { ...toTold(row), name } }] : [];
  });
}

/** Finds the classes of the rows in a style sheet. */
export function findInStyles(text: string, file: UpgradeFile) {
  const locate = createLocate(text);
  const findings = classNamesIn(text, createRowLookup(file)).map(({ at, end, told }): Finding => ({
    ...told,
    ...locate(at, end),
  }));
  return { findings, assumed: [] };
}
