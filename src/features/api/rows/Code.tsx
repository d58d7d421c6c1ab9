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
}

/** Code in a table: no frame, left to right in every language. */
export function Code({ id, before, children, className }: CodeProps) {
  return (
    <code id={id} dir="ltr" className={clsx(styles.code, className)}>
      {before}
      {codeSegments(children).map((segment, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {segment}
        </Fragment>
      ))}
    </code>
  );
}
