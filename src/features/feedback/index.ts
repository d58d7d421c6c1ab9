export { commentedHeading } from './commentedHeading';
export { PageFeedback } from './PageFeedback';
