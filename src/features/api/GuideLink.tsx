import Link from '@docusaurus/Link';
import addresses from '@api-reference/guides.json';
import type { ApiGuide } from '@site/plugins/content/api-reference/contract';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

interface GuideLinkProps extends Pick<ComponentPropsWithoutRef<'a'>, 'aria-label' | 'className'> {
  readonly guide: ApiGuide;
  readonly children: ReactNode;
}

/** A link to a guide: on this site if the page exists, else on the libraries' site. */
export function GuideLink({ guide, ...props }: GuideLinkProps) {
  return <Link {...props} to={addresses[guide]} />;
}
