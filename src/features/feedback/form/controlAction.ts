import { CONTROL_ATTRIBUTE } from '../controls';
import type { FeedbackAction } from './feedbackReducer';

/** Text of a heading without that of its anchor link. */
const titleOf = (heading: Element | null) =>
  heading?.textContent?.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim() ?? '';

/** Returns the action of a control. */
export function controlAction(control: Element): FeedbackAction {
  const value = control.getAttribute(CONTROL_ATTRIBUTE) ?? '';
  return value.startsWith('#')
    ? {
        type: 'comment on section',
        section: { hash: value.slice(1), title: titleOf(control.parentElement) },
      }
    : { type: 'rate', rating: value === '1' ? 1 : 0 };
}
