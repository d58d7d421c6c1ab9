export { PageFacts, pageFactsOf } from './PageFacts';
