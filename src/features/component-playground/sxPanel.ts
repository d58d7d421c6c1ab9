/** The panel of a playground for `sx`. Imported by generated modules. */
export { SxPlaygroundCode as PlaygroundCode } from './SxPlaygroundCode';
export { PlaygroundControls } from './PlaygroundControls';
