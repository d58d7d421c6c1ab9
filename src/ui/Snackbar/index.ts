import clsx from 'clsx';
import styles from './styles.module.css';

export interface SnackbarOptions {
  /** Time in ms that it is shown. */
  readonly duration: number;
  readonly tone?: 'neutral' | 'error';
}

let current: { element: HTMLElement; timer: number } | null = null;

/** Removes the message that is shown. */
export function hideSnackbar(): void {
  if (!current) return;
  window.clearTimeout(current.timer);
  current.element.remove();
  current = null;
}

/**
 * Shows a short message at the bottom of the page and announces it to screen readers. A new message
 * replaces the previous one. It survives navigations.
 */
export default function showSnackbar(
  text: string,
  { duration, tone = 'neutral' }: SnackbarOptions,
): void {
  hideSnackbar();
  const element = document.createElement('div');
  element.setAttribute('role', 'alert');
  element.className = clsx(styles.snackbar, tone === 'error' && styles.error);
  element.textContent = text;
  document.body.append(element);
  current = { element, timer: window.setTimeout(hideSnackbar, duration) };
}
