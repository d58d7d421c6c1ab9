import clsx from 'clsx';
import { HTML_ATTRIBUTE } from '../clientNavigationTarget';
import styles from './text.module.css';

interface HtmlProps {
  /** Sanitized at build time. */
  readonly html: string;
  /** Renders inline, within a sentence. */
  readonly inline?: boolean;
}

/** A text from a package. */
export function Html({ html, inline = false }: HtmlProps) {
  return (
    <div
      {...{ [HTML_ATTRIBUTE]: '' }}
      className={clsx(styles.html, inline && styles.inline)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
