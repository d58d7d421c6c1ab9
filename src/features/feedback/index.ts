export { PageFeedback } from './PageFeedback';
export { SectionComment } from './SectionComment';
export { useIssueUrl } from './useIssueUrl';
