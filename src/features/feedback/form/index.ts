/** What is loaded when a reader first presses a control, or has rated a page before. */
export { FeedbackForm } from './FeedbackForm';
