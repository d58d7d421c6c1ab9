import type { ComponentPropsWithoutRef } from 'react';
import { SectionComment } from './SectionComment';

/** A heading element that ends with the way to a comment on its section, if it has an anchor. */
export function commentedHeading(Element: 'h2' | 'h3') {
  return function CommentedHeading({ children, ...props }: ComponentPropsWithoutRef<'h2'>) {
    return (
      <Element {...props}>
        {children}
        {props.id && <SectionComment hash={`#${props.id}`} />}
      </Element>
    );
  };
}
