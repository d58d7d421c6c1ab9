export { cutRegion } from './cutRegion';
export { highlightCode } from './highlightCode';
export { remarkCodeBlocks } from './remarkCodeBlocks';
export { findShownFiles, remarkShownFiles } from './remarkShownFiles';
export { typescriptToJavascript } from './typescriptToJavascript';
