import { trackClick } from '@site/src/features/analytics';
import BackToTopButton from '@theme-original/BackToTopButton';

/** Adds click tracking. */
export default function TrackedBackToTopButton() {
  return (
    <span {...trackClick('docs', 'click-back-to-top')}>
      <BackToTopButton />
    </span>
  );
}
