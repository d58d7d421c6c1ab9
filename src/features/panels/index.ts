export { contained } from './contained';
export { containedTool } from './containedTool';
export { PanelBoundary } from './PanelBoundary';
export { useLazyPanel } from './useLazyPanel';
