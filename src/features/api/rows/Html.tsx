import { StaticCodeBlock } from '@site/src/features/code';
import clsx from 'clsx';
import { HTML_ATTRIBUTE } from '../clientNavigationTarget';
import styles from './text.module.css';

interface HtmlProps {
  /** Sanitized at build time. */
  readonly html: string;
  /** Renders inline, within a sentence. */
  readonly inline?: boolean;
}

/** What the build makes of a block of code; the group is the code. */
const CODE_BLOCK = /<pre><code>([^]*?)<\/code><\/pre>/;
/** What would be torn apart around a block. */
const CONTAINER = /<(?:li|blockquote)>/;

/** A text from a package. */
export function Html({ html, inline = false }: HtmlProps) {
  const parts = CONTAINER.test(html) ? [html] : html.split(CODE_BLOCK);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <StaticCodeBlock key={index} html={part} />
    ) : (
      part !== '' && (
        <div
          key={index}
          {...{ [HTML_ATTRIBUTE]: '' }}
          className={clsx(styles.html, inline && styles.inline)}
          dangerouslySetInnerHTML={{ __html: part }}
        />
      )
    ),
  );
}
