/*
 * Ejected from @docusaurus/theme-classic 3.10.2, TOCItems. Why: the original's highlight observes
 * headings only, but the contents of API pages list table rows, too.
 */
import { useThemeConfig } from '@docusaurus/theme-common';
import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import { useReadEntry } from '@site/src/features/navigation';
import type { Props } from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import type { ReactNode } from 'react';

export default function TOCItems({
  toc,
  className = 'table-of-contents',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  minHeadingLevel,
  maxHeadingLevel,
  ...props
}: Props): ReactNode {
  const { tableOfContents } = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  useReadEntry(linkClassName ?? '', linkActiveClassName ?? '');
  return <TOCItemTree toc={tree} className={className} linkClassName={linkClassName} {...props} />;
}
