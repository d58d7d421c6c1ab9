import type { Props } from '@theme/ContentVisibility';
import { lazy, Suspense } from 'react';

const ContentVisibility = lazy(() => import('@theme-original/ContentVisibility'));

/** Loads the original's banners only on pages that are unlisted or drafts. */
export default function LazyContentVisibility({ metadata }: Props) {
  const { unlisted, frontMatter } = metadata;
  if (!unlisted && !frontMatter.unlisted && !frontMatter.draft) return null;
  return (
    <Suspense>
      <ContentVisibility metadata={metadata} />
    </Suspense>
  );
}
