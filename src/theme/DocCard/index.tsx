/*
 * Wraps the original: it reads the description of a linked page from the list of all pages, which no page
 * carries. The card shows the description of the sidebar item, if it has one.
 */
import DocCard from '@theme-original/DocCard';
import type { Props } from '@theme/DocCard';
import type { ReactNode } from 'react';

export default function DocCardWrapper({ item }: Props): ReactNode {
  return <DocCard item={item.type === 'link' ? { ...item, docId: undefined } : item} />;
}
