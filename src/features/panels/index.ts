export { contained, containedTool } from './contained';
export { PanelBoundary } from './PanelBoundary';
export { useLazyPanel } from './useLazyPanel';
