export { contained } from './contained';
export { PanelBoundary } from './PanelBoundary';
export { useLazyPanel } from './useLazyPanel';
