export { PageFeedback } from './PageFeedback';
export { SectionComment } from './SectionComment';
