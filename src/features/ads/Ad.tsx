import { AdErrorBoundary } from './AdErrorBoundary';
import { AdProvider } from './AdProvider';
import type { AdSlotProps } from './AdSlot';
import { SlotContents } from './slot/SlotContents';

/** What is fetched into an `AdSlot`. */
export default function Ad({ services }: AdSlotProps) {
  return (
    <AdErrorBoundary eventLabel={null}>
      <AdProvider>
        <SlotContents scriptUrl={services.scriptUrl} />
      </AdProvider>
    </AdErrorBoundary>
  );
}
