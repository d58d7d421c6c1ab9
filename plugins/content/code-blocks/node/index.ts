export { highlightCode } from './highlightCode';
export { remarkCodeBlocks } from './remarkCodeBlocks';
