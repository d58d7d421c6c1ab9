import { AdErrorBoundary } from './AdErrorBoundary';
import { AdProvider } from './AdProvider';
import type { AdServices } from '@site/src/site/services';
import { SlotContents } from './slot/SlotContents';

/** What is fetched into an `AdSlot`. */
export default function Ad({ services }: { readonly services: AdServices }) {
  return (
    <AdErrorBoundary eventLabel={null}>
      <AdProvider>
        <SlotContents scriptUrl={services.scriptUrl} />
      </AdProvider>
    </AdErrorBoundary>
  );
}

/** Fetches what goes under a demo: from here, so that it comes without what is here already. */
export const loadInlineAd = () => import(/* webpackChunkName: "inline-ad" */ './InlineAd');
