import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { codeSegments } from './codeSegments';
import styles from './text.module.css';

interface CodeProps {
  readonly id?: string;
  /** Precedes the code, e.g. a separator. */
  readonly before?: ReactNode;
  readonly children: string;
  readonly className?: string;
  /** Pages of names in the code. */
  readonly links?: Readonly<Record<string, string>>;
}

function Breakable({ code }: { readonly code: string }) {
  return codeSegments(code).map((segment, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {segment}
    </Fragment>
  ));
}

/** Code in a table: no frame, left to right in every language. */
export function Code({ id, before, children, className, links = {} }: CodeProps) {
  const parts = children.split(/\b/);
  return (
    <code id={id} dir="ltr" className={clsx(styles.code, className)}>
      {before}
      {Object.keys(links).length === 0 ? (
        <Breakable code={children} />
      ) : (
        parts.map((part, index) => {
          const to = Object.hasOwn(links, part) ? links[part] : undefined;
          const text = <Breakable key={index} code={part} />;
          return to === undefined ? (
            text
          ) : (
            <Link key={index} to={to}>
              {text}
            </Link>
          );
        })
      )}
    </code>
  );
}
