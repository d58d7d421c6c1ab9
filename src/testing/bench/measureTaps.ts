import type { Browser, Page } from '@playwright/test';
import { COLOR_MODE_TOGGLE_ATTRIBUTE } from '../../prefs/model';
import { median } from './comparison';
import type { TapFigure } from './weightFigures';

/** A control that readers reach for before a page works. */
interface Control {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Its button, here or in stock Docusaurus; a site may have none. */
  readonly selector: string;
  /** What matches once it has answered. `THEME` stands for the colour mode that was there before. */
  readonly answer: string;
}

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

const CONTROLS: readonly Control[] = [
  {
    name: 'colour mode',
    viewport: DESKTOP,
    selector: `[${COLOR_MODE_TOGGLE_ATTRIBUTE}], .navbar__items--right button[class*="toggleButton"]`,
    answer: 'html:not([data-theme="THEME"])',
  },
  {
    name: 'navigation',
    viewport: PHONE,
    selector: '.navbar__toggle',
    answer: '.navbar-sidebar--show',
  },
  {
    name: 'search',
    viewport: DESKTOP,
    selector: 'button[aria-keyshortcuts~="Control+K"]',
    answer: 'dialog[open]',
  },
];

/** When a reader taps, in s after the first paint. */
const DELAYS = [0.5, 2, 5] as const;

/** How many visits a figure is the median of: one by itself may be twice another. */
const VISITS = 3;

/** What is not answered by then is lost. */
const LOST_AFTER_MS = 5_000;

/** A phone's processor and connection. */
const CPU_SLOWDOWN = 4;
const CONNECTION = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** Notes when the page is first tapped, and the first frame after that with something to match. */
function noteAnswer(answer: string) {
  const taps: { tapped?: number; answered?: number } = {};
  Object.assign(window, { taps });
  let selector = answer;
  const look = () => {
    if (taps.answered !== undefined || !document.querySelector(selector)) return;
    requestAnimationFrame(() => (taps.answered ??= performance.now()));
  };
  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      taps.tapped = timeStamp;
      const { theme = '' } = document.documentElement.dataset;
      selector = answer.replace('THEME', theme);
      new MutationObserver(look).observe(document, {
        attributes: true,
        childList: true,
        subtree: true,
      });
    },
    { capture: true, once: true },
  );
}

async function openPage(browser: Browser, { viewport }: Control): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    colorScheme: 'dark',
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/** Where the button is: asking a page that is starting would keep it from starting. */
async function findButton(browser: Browser, url: string, control: Control) {
  const page = await openPage(browser, control);
  try {
    await page.goto(url);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    const button = page.locator(control.selector).first();
    const box = (await button.count()) > 0 ? await button.boundingBox() : null;
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  } finally {
    await page.context().close();
  }
}

async function measureTap(
  browser: Browser,
  url: string,
  control: Control,
  place: { readonly x: number; readonly y: number },
  delay: number,
): Promise<number> {
  const page = await openPage(browser, control);
  try {
    await page.addInitScript(noteAnswer, control.answer);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', CONNECTION);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await devtools.send('Page.enable');
    await devtools.send('Page.setLifecycleEventsEnabled', { enabled: true });
    const painted = new Promise<void>((resolve) => {
      devtools.on('Page.lifecycleEvent', ({ name }) => {
        if (name === 'firstContentfulPaint') resolve();
      });
    });
    await page.goto(url, { waitUntil: 'commit' });
    await painted;
    await new Promise((resolve) => setTimeout(resolve, delay * 1000));
    await page.mouse.click(place.x, place.y);
    await new Promise((resolve) => setTimeout(resolve, LOST_AFTER_MS));
    const { tapped, answered } = await page.evaluate(
      () => (window as unknown as { taps: { tapped?: number; answered?: number } }).taps,
    );
    return tapped === undefined || answered === undefined ? Infinity : answered - tapped;
  } finally {
    await page.context().close();
  }
}

/**
 * Taps the controls that a page has, at several times after its first paint, each on visits of its
 * own with a slow processor and connection. Controls that it does not have are left out.
 */
export async function measureTaps(browser: Browser, url: string): Promise<TapFigure[]> {
  const figures: TapFigure[] = [];
  for (const control of CONTROLS) {
    const place = await findButton(browser, url, control);
    if (!place) continue;
    for (const delay of DELAYS) {
      const answers: number[] = [];
      while (answers.length < VISITS) {
        answers.push(await measureTap(browser, url, control, place, delay));
      }
      // None of them is missing.
      figures.push({ control: control.name, delay, answered: median(answers) ?? Infinity });
    }
  }
  return figures;
}
