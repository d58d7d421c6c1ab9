import { useLocation } from '@docusaurus/router';
import { useServices } from '@site/src/features/services';
import type { ReactNode } from 'react';
import { IssueInvitation } from './IssueInvitation';
import { PageRating } from './PageRating';
import styles from './styles.module.css';

/** Foot of a documentation page: `children` beside the feedback controls. */
export function PageFeedback({ children }: { readonly children: ReactNode }) {
  const { feedbackUrl } = useServices();
  const { pathname } = useLocation();
  return (
    <div className={styles.foot} data-no-markdown="">
      {children}
      {feedbackUrl ? <PageRating key={pathname} feedbackUrl={feedbackUrl} /> : <IssueInvitation />}
    </div>
  );
}
