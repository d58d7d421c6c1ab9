import Link from '@docusaurus/Link';
import { Fragment } from 'react';
import { Code } from './Code';
import { parseNote, type NotePart } from './parseNote';

function Part({ part: { text, isCode, href } }: { part: NotePart }) {
  const content = isCode ? <Code>{text}</Code> : text;
  return href === undefined ? content : <Link to={href}>{content}</Link>;
}

/** A deprecation message of the library, in English. */
export function Note({ note, apiRoute }: { readonly note: string; readonly apiRoute: string }) {
  return (
    <span dir="ltr" lang="en">
      {parseNote(note, apiRoute).map((part, index) => (
        <Fragment key={index}>
          <Part part={part} />
        </Fragment>
      ))}
    </span>
  );
}
