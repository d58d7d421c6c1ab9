import { AdErrorBoundary } from './AdErrorBoundary';
import { AdProvider } from './AdProvider';
import type { AdServices } from '@site/src/site/services';
import { SlotContents } from './slot/SlotContents';

/** Content of an `AdSlot`, loaded on demand. */
export default function Ad({ services }: { readonly services: AdServices }) {
  return (
    <AdErrorBoundary eventLabel="body-top">
      <AdProvider>
        <SlotContents scriptUrl={services.scriptUrl} />
      </AdProvider>
    </AdErrorBoundary>
  );
}

/** Loads the ad for demos. Imported from here, so that its chunk excludes modules of this one. */
export const loadInlineAd = () => import(/* webpackChunkName: "inline-ad" */ './InlineAd');
