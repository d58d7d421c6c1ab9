export { highlightCode } from './highlightCode';
export { remarkCodeBlocks } from './remarkCodeBlocks';
export { typescriptToJavascript } from './typescriptToJavascript';
