import type { ComponentPropsWithoutRef } from 'react';
import { SectionComment } from './SectionComment';

/** Returns a heading component that ends with a comment control if it has an anchor. */
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
