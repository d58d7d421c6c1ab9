/*
 * Ejected from @docusaurus/theme-classic 3.10.2, Heading. Why: the link is part of the heading, and
 * of its name for screen readers; the name has to be its text alone. Sections get a comment control.
 */
import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SectionComment } from '@site/src/features/feedback';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';

/** Content of the link, whose sign is in the style sheet. */
const ZERO_WIDTH_SPACE = '\u200b';

export default function Heading({ as: As, id, children, className, ...props }: Props) {
  const { collectAnchor } = useBrokenLinks();
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const targetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  collectAnchor(id);
  const linkTitle = translate(
    { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
    { heading: typeof children === 'string' ? children : id },
  );
  const nameId = `${id}--name`;
  return (
    <As
      {...props}
      id={id}
      className={clsx('anchor', targetClassName, className)}
      aria-labelledby={nameId}
    >
      <span id={nameId}>{children}</span>
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={linkTitle}
        title={linkTitle}
        // The text around it may be English.
        lang={localeConfigs[currentLocale]?.htmlLang}
        translate="no"
      >
        {ZERO_WIDTH_SPACE}
      </Link>
      {(As === 'h2' || As === 'h3') && <SectionComment hash={`#${id}`} />}
    </As>
  );
}
