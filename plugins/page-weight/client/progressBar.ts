/*
 * Stands in for nprogress: the line at the top of the window while a slow page is coming. Its looks
 * are theme-classic's `nprogress.css`.
 */

const HIDE_AFTER_MS = 300;

let current: HTMLElement | undefined;

function createBar(): HTMLElement {
  const root = document.createElement('div');
  root.id = 'nprogress';
  root.ariaHidden = 'true';
  const bar = document.createElement('div');
  bar.className = 'bar';
  root.append(bar);
  return root;
}

function move({ firstElementChild: bar }: HTMLElement, seconds: number, rest: string) {
  if (!(bar instanceof HTMLElement)) return;
  const sign = document.documentElement.dir === 'rtl' ? '' : '-';
  bar.style.transition = `transform ${seconds}s cubic-bezier(0, 0.6, 0.3, 1)`;
  bar.style.transform = `translateX(${sign}${rest})`;
}

const progressBar = {
  /** Options have no meaning here. */
  configure(): void {},

  /** Shows the bar, which then comes near its end by itself. */
  start(): void {
    if (current) return;
    current = createBar();
    move(current, 0, '100%');
    document.body.append(current);
    // The browser has to have seen where it starts.
    void current.offsetWidth;
    move(current, 10, '5%');
  },

  /** Brings the bar to its end, and takes it away. */
  done(): void {
    const finished = current;
    if (!finished) return;
    current = undefined;
    move(finished, 0.2, '0%');
    setTimeout(() => finished.remove(), HIDE_AFTER_MS);
  },
};

export default progressBar;
