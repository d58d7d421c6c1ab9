import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type Page, type TestInfo } from '@playwright/test';
import { ANNOTATIONS, toSentence, type Difference } from './difference';
import { isMeant } from './meant';
import { readPlan, type Side } from './plan';
import { toDemoName, toSettingName, type Setting, type Subject } from './samples';
import { openContext, openSubject, takeDemo, takePage } from './still';

const { subjects, meant, ports } = readPlan();

/**
 * Of 1 for black and white: about two of the 255 steps of a color. Chromium rounds what it puts together, such as
 * corners and translucent text, one way or the other.
 */
const THRESHOLD = 0.01;

/** Name -> picture. */
type Pictures = ReadonlyMap<string, Buffer>;

async function takeAll(page: Page, subject: Subject): Promise<Pictures> {
  if (!subject.demos) return new Map([[subject.name, await takePage(page, subject)]]);
  const pictures = new Map<string, Buffer>();
  for (const demo of subject.demos) {
    const picture = await takeDemo(page, demo);
    if (picture) pictures.set(toDemoName(subject.name, demo), picture);
  }
  return pictures;
}

/** The pictures of one side; none of a page that is not there. */
async function picturesOf(
  browser: Browser,
  side: Side,
  subject: Subject,
  setting: Setting,
): Promise<Pictures> {
  const context = await openContext(browser, `http://localhost:${ports[side]}`, setting);
  try {
    const page = await context.newPage();
    const isThere = await openSubject(page, subject);
    return isThere ? await takeAll(page, subject) : new Map();
  } finally {
    await context.close();
  }
}

/** Compares two pictures; Playwright attaches both, and what differs, if anything does. */
function compare(
  info: TestInfo,
  name: string,
  setting: string,
  before: Buffer,
  after: Buffer,
): Difference | undefined {
  if (before.equals(after)) return undefined;
  const file = `${name} ${setting}.png`.replace(/[^\w.-]+/g, '_');
  const stored = info.snapshotPath(file);
  mkdirSync(path.dirname(stored), { recursive: true });
  writeFileSync(stored, before);
  const earlier = info.attachments.length;
  try {
    expect(after).toMatchSnapshot(file, { threshold: THRESHOLD, maxDiffPixels: 0 });
    return undefined;
  } catch (error) {
    const attached = info.attachments.slice(earlier);
    const fileOf = (kind: string) =>
      attached.find((each) => each.name.endsWith(`-${kind}.png`))?.path ?? '';
    return {
      name,
      setting,
      pixels: Number(/(\d+) pixels/.exec(String(error))?.[1] ?? 0),
      meant: isMeant(name, meant),
      before: fileOf('expected'),
      after: fileOf('actual'),
      difference: fileOf('diff'),
    };
  }
}

for (const subject of subjects) {
  for (const each of subject.settings) {
    const setting = toSettingName(each);
    test(`${subject.name}${subject.demos ? ', demos' : ''} (${setting})`, async ({
      browser,
    }, info) => {
      // A gallery has sixty demos.
      test.setTimeout(info.timeout + (subject.demos?.length ?? 0) * 5_000);
      const before = await picturesOf(browser, 'base', subject, each);
      const after = await picturesOf(browser, 'head', subject, each);
      const unmeant: string[] = [];
      for (const [name, picture] of after) {
        const earlier = before.get(name);
        if (!earlier) {
          info.annotations.push({ type: ANNOTATIONS.added, description: name });
          continue;
        }
        const difference = compare(info, name, setting, earlier, picture);
        if (!difference) continue;
        info.annotations.push({
          type: ANNOTATIONS.difference,
          description: JSON.stringify(difference),
        });
        if (!difference.meant) unmeant.push(toSentence(difference));
      }
      if (unmeant.length > 0) throw new Error(unmeant.join('\n'));
    });
  }
}
