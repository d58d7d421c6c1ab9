/** Sections of an API page with a single sentence. */

import Link from '@docusaurus/Link';
import type {
  ApiComponentPage,
  Html as HtmlText,
} from '@site/plugins/content/api-reference/contract';
import { Callout } from '../Callout';
import { GuideLink } from '../GuideLink';
import { Html } from '../rows/Html';
import { t, tNodes } from '../texts';

/** Warns that the component or hook is deprecated; `reason` may be empty. */
export function Deprecation({ reason }: { readonly reason: HtmlText }) {
  return (
    <Callout type="warning">
      {reason === '' ? <p>{t('api.deprecatedApi')}</p> : <Html html={reason} />}
    </Callout>
  );
}

/** Links to the guide that explains the two ways to import. */
export function ImportNote({ guide }: { readonly guide: string }) {
  return (
    <p>{tNodes('api.bundleGuide', { link: <Link to={guide}>{t('api.bundleGuideLink')}</Link> })}</p>
  );
}

type PlanNoteProps = Pick<ApiComponentPage, 'name' | 'plan' | 'extends'>;

/** Says which plan it is part of, and which component of a lower plan it extends. */
export function PlanNote({ page }: { readonly page: PlanNoteProps }) {
  const { name, plan, extends: base } = page;
  if (!plan) return null;
  const link = <GuideLink guide="plans">{t(`api.plans.${plan}`)}</GuideLink>;
  if (!base) return <p>{tNodes('api.planNote', { name, plan: link })}</p>;
  const lower = <Link to={base.to}>{base.title}</Link>;
  return <p>{tNodes('api.planNoteExtends', { name, plan: link, base: lower })}</p>;
}

export function NoOwnProps({ name }: { readonly name: string }) {
  return <p>{t('api.noOwnProps', { name })}</p>;
}

/** Number of native attributes that a component accepts besides its props. */
export function NativeAttributes({ element, count }: NonNullable<ApiComponentPage['native']>) {
  return (
    <p>
      {element === undefined
        ? t('api.nativeUnknown', { count })
        : tNodes('api.native', { count, element: <code dir="ltr">{element}</code> })}
    </p>
  );
}

/** Says that CSS properties of the system are props, too. */
export function SystemProps({ name }: { readonly name: string }) {
  return (
    <p>
      {tNodes('api.systemProps', {
        name,
        link: <GuideLink guide="systemProperties">{t('api.systemPropsLink')}</GuideLink>,
      })}
    </p>
  );
}

type RefNoteProps = Pick<ApiComponentPage, 'ref' | 'refElement'>;

function refText({ ref, refElement }: RefNoteProps) {
  if (ref === 'none') return t('api.refNone');
  const values = { ref: <code dir="ltr">{'ref'}</code> };
  return refElement === undefined
    ? tNodes('api.refRoot', values)
    : tNodes('api.refRootElement', { ...values, element: <code dir="ltr">{refElement}</code> });
}

/** Says which element a ref refers to. */
export function RefNote({ page }: { readonly page: RefNoteProps }) {
  return (
    <Callout type="info">
      <p>{refText(page)}</p>
    </Callout>
  );
}

/** Component of react-transition-group, which several components inherit from. */
const TRANSITION = 'Transition';

interface InheritanceProps {
  readonly name: string;
  readonly from: NonNullable<ApiComponentPage['inheritance']>;
}

export function Inheritance({ name, from: { component, to } }: InheritanceProps) {
  const values = { name, link: <Link to={to}>{component}</Link> };
  return (
    <p>
      {component === TRANSITION
        ? tNodes('api.inheritanceTransition', values)
        : tNodes('api.inheritance', values)}
    </p>
  );
}

export function ThemeDefaultProps({ themeName }: { readonly themeName: string }) {
  return (
    <p>{tNodes('api.themeDefaultProps', { themeName: <code dir="ltr">{themeName}</code> })}</p>
  );
}

export function Source({ url, path }: { readonly url: string; readonly path: string }) {
  return (
    <p>
      {tNodes('api.source', {
        link: (
          <Link href={url}>
            <code dir="ltr">{path}</code>
          </Link>
        ),
      })}
    </p>
  );
}
