export { CopyPage } from './CopyPage';
export { MarkdownLink } from './MarkdownLink';
