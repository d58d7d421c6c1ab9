import { commentedHeading } from '@site/src/features/feedback';
import Heading from '@theme-original/Heading';
import type { Props } from '@theme/Heading';

const COMMENTED: Partial<Record<Props['as'], ReturnType<typeof commentedHeading>>> = {
  h2: commentedHeading('h2'),
  h3: commentedHeading('h3'),
};

export default function HeadingWithComment({ as, ...props }: Props) {
  // The original renders any component. The children are unchanged, because they label the anchor
  // link.
  return <Heading {...props} as={(COMMENTED[as] ?? as) as Props['as']} />;
}
