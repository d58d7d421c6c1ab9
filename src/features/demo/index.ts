export { changedRules, type StyleRules } from './libraries/changedRules';
export { Demo } from './Demo/Demo';
export { DemoStage } from './Demo/DemoStage';
export { KeptServerMarkup } from './Demo/KeptServerMarkup';
export { LoadFailure } from './Demo/LoadFailure';
export { useLoaded } from './Demo/useLoaded';
export { useLoadedDemo } from './Demo/useLoadedDemo';
export { useMountedInBrowser } from './Demo/useMountedInBrowser';
export { useDemoWanted, useThemeChanged } from './Demo/useDemoWanted';
