export { PanelBoundary } from './PanelBoundary';
export { useLazyPanel } from './useLazyPanel';
