import { useLocation } from '@docusaurus/router';
import { useServices } from '@site/src/features/services';
import type { ReactNode } from 'react';
import { IssueInvitation } from './IssueInvitation';
import { PageRating } from './PageRating';
import styles from './styles.module.css';

/** The foot of a documentation page: `children` beside the way to tell what is good or wrong with it. */
export function PageFeedback({ children }: { readonly children: ReactNode }) {
  const { feedbackUrl } = useServices();
  const { pathname } = useLocation();
  return (
    <div className={styles.foot}>
      {children}
      {feedbackUrl ? <PageRating key={pathname} feedbackUrl={feedbackUrl} /> : <IssueInvitation />}
    </div>
  );
}
