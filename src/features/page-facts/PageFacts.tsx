import Link from '@docusaurus/Link';
import { FACTS_FIELD, type PropPageFact } from '@site/plugins/content/product-docs/contract';
import { NavBadges } from '@site/src/features/navigation';
import { useId, type KeyboardEvent } from 'react';
import styles from './styles.module.css';

/** Returns a page's facts from its front matter; `undefined` without any. */
export function pageFactsOf(frontMatter: Readonly<Record<string, unknown>>) {
  // `plugins/content/product-docs` sets this field.
  return frontMatter[FACTS_FIELD] as readonly PropPageFact[] | undefined;
}

const hideOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
  if (key === 'Escape') currentTarget.blur();
};

function Fact({ text, to, hint, plan }: PropPageFact) {
  const id = useId();
  if (to !== undefined) return <Link to={to}>{text}</Link>;
  if (plan) return <NavBadges flags={{ plan }} />;
  if (hint === undefined) return text;
  return (
    <>
      {/* A button, so that keyboard and touch reach the tooltip. */}
      <button type="button" data-markdown="" aria-describedby={id} onKeyDown={hideOnEscape}>
        {text}
      </button>
      <span role="tooltip" id={id}>
        {hint}
      </span>
    </>
  );
}

interface PageFactsProps {
  readonly facts: readonly PropPageFact[];
  /** Language of the facts, where the page has another. */
  readonly lang?: string | undefined;
}

/** The facts about a component or hook, in one quiet row. */
export function PageFacts({ facts, lang }: PageFactsProps) {
  return (
    <ul className={styles.facts} lang={lang} data-pagefind-ignore>
      {facts.map((fact) => (
        <li key={fact.text}>
          <Fact {...fact} />
        </li>
      ))}
    </ul>
  );
}
