// Does not export the catalogue, `src/site/analyticsEvents.ts`, which pages must not load.
export { Analytics } from './Analytics';
export { sendEvent } from './sendEvent';
export { useNotedPage } from './shownPage';
export { trackClick } from './trackClick';
