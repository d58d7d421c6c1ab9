import type { Page } from '@playwright/test';

interface Shifts {
  /** Of the page, and of what a demo has around it. */
  outside: number;
  /** Of what is in a demo: a grid lays its rows out once it knows its size. */
  inDemos: number;
  /** What moved outside of demos: its tag and classes, from where and to where. */
  moved: string[];
}

/** Sums up layout shifts from the start of a page on. Returns the way to read the sums. */
export async function collectShifts(page: Page) {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    };
    const shifts = { outside: 0, inDemos: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    const isInDemo = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.closest('[data-demo-stage] *') !=
      null;
    const describeRect = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${width}x${height} at ${x},${y}`;
    const describeNode = (node: Node | null) =>
      node instanceof Element
        ? `<${node.tagName.toLowerCase()} class="${node.className}">`
        : (node?.textContent ?? 'gone');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        // What moved and is gone again was a demo's, too: the page takes nothing away.
        const isDemos = entry.sources.every(({ node }) => node === null || isInDemo(node));
        shifts[isDemos ? 'inDemos' : 'outside'] += entry.value;
        if (isDemos) continue;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const way = `${describeRect(previousRect)} to ${describeRect(currentRect)}`;
          shifts.moved.push(`${describeNode(node)}: ${way}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
}
