import clsx from 'clsx';
import styles from './styles.module.css';

export interface SnackbarOptions {
  /** How long it stays, in ms. */
  readonly duration: number;
  readonly tone?: 'neutral' | 'error';
}

let current: { element: HTMLElement; timer: number } | null = null;

function remove() {
  if (!current) return;
  window.clearTimeout(current.timer);
  current.element.remove();
  current = null;
}

/**
 * Shows a short message at the bottom of the page and lets screen readers say it. A new one takes
 * the place of the one before; a change of page leaves it there until its time is over.
 */
export default function showSnackbar(
  text: string,
  { duration, tone = 'neutral' }: SnackbarOptions,
): void {
  remove();
  const element = document.createElement('div');
  element.setAttribute('role', 'alert');
  element.className = clsx(styles.snackbar, tone === 'error' && styles.error);
  element.textContent = text;
  document.body.append(element);
  current = { element, timer: window.setTimeout(remove, duration) };
}
