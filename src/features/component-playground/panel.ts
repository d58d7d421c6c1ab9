/** What loads when a playground is seen. Imported by generated modules. */
export { PlaygroundCode } from './PlaygroundCode';
export { PlaygroundControls } from './PlaygroundControls';
