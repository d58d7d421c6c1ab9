/** Loaded on first use, or if the reader has rated a page before. */
export { FeedbackForm } from './FeedbackForm';
