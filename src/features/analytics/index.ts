// The catalogue itself is `src/site/analyticsEvents.ts`: pages must not load it with these.
export { Analytics } from './Analytics';
export { sendEvent } from './sendEvent';
export { useNotedPage } from './shownPage';
export { trackClick, type ClickAttributes } from './trackClick';
