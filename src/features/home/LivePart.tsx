import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { StagedDemo } from '@site/plugins/content/demos/contract';
import { DemoStage, useDemoWanted, useLoadedDemo } from '@site/src/features/demo';
import { toCrashReportUrl } from '@site/src/site/links';
import { useRef } from 'react';

interface LivePartProps {
  readonly demo: StagedDemo;
  /** Whether its code should load; by default when it is near. */
  readonly wanted?: boolean;
}

/** A demo without toolbar: the server's markup until its code is wanted. */
export default function LivePart({ demo, wanted }: LivePartProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const near = useDemoWanted(contentRef, 0);
  const live = useLoadedDemo(demo, 'system', wanted ?? near);
  const repositoryUrl = String(useDocusaurusContext().siteConfig.customFields?.['repositoryUrl']);
  return (
    <DemoStage
      demo={demo}
      bg="inline"
      live={live}
      contentRef={contentRef}
      resetKey={0}
      reportUrl={(message) =>
        toCrashReportUrl(repositoryUrl, {
          demoName: demo.name,
          pageUrl: window.location.href,
          message,
        })
      }
    />
  );
}
