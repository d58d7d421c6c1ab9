import type {
  ApiComponentPage,
  ApiHookPage,
  ApiInterfacePage,
  ApiPage,
  ApiPagePart,
} from '@site/plugins/content/api-reference/contract';
import type { ReactNode } from 'react';
import { Changes } from './parts/Changes';
import { Deprecation } from './parts/Deprecation';
import { Demos } from './parts/Demos';
import { HowToOverride } from './parts/HowToOverride';
import { ClassTable } from './parts/ClassTable';
import { Parameters, Properties, Props, ReturnValue } from './parts/Props';
import { SlotTable } from './parts/SlotTable';
import {
  ImportNote,
  Inheritance,
  PlanNote,
  RefNote,
  Source,
  SystemProps,
  ThemeDefaultProps,
} from './parts/notes';
import { Section } from './Section';

export interface ApiSectionProps {
  readonly page: ApiPage;
  readonly part: ApiPagePart;
}

type Part = (page: ApiPage) => ReactNode;

const ofComponent =
  (part: (page: ApiComponentPage) => ReactNode): Part =>
  (page) =>
    page.kind === 'component' ? part(page) : null;

const ofHook =
  (part: (page: ApiHookPage) => ReactNode): Part =>
  (page) =>
    page.kind === 'hook' ? part(page) : null;

const ofInterface =
  (part: (page: ApiInterfacePage) => ReactNode): Part =>
  (page) =>
    page.kind === 'interface' ? part(page) : null;

const PARTS: Readonly<Record<ApiPagePart, Part>> = {
  plan: (page) => page.kind !== 'hook' && page.plan && <PlanNote page={page} />,
  deprecation: ({ deprecated }) =>
    deprecated === undefined ? null : <Deprecation reason={deprecated} />,
  changes: ofComponent((page) => page.changes && <Changes page={page} changes={page.changes} />),
  demos: ({ name, demos }) => (demos.length > 0 ? <Demos name={name} demos={demos} /> : null),
  importNote: ({ bundleGuide }) => bundleGuide && <ImportNote guide={bundleGuide} />,
  props: ofComponent((page) => <Props page={page} />),
  properties: ofInterface((page) => <Properties page={page} />),
  parameters: ofHook((page) => page.parameters.length > 0 && <Parameters page={page} />),
  returnValue: ofHook((page) => page.returnValue.length > 0 && <ReturnValue page={page} />),
  systemProps: ofComponent((page) => page.systemProps && <SystemProps name={page.name} />),
  ref: ofComponent((page) => <RefNote page={page} />),
  inheritance: ofComponent(
    ({ name, inheritance }) => inheritance && <Inheritance name={name} from={inheritance} />,
  ),
  themeDefaultProps: ofComponent(
    ({ themeName }) => themeName && <ThemeDefaultProps themeName={themeName} />,
  ),
  slots: ofComponent((page) => page.slots.length > 0 && <SlotTable page={page} />),
  classes: ofComponent(
    (page) =>
      page.classes.length > 0 && (
        <>
          <ClassTable page={page} />
          <HowToOverride page={page} />
        </>
      ),
  ),
  source: ({ source }) => <Source {...source} />,
};

/** A section of an API page, without its heading; nothing if the page has no content for it. */
export function ApiSection({ page, part }: ApiSectionProps) {
  const content = PARTS[part](page);
  return content ? <Section>{content}</Section> : null;
}
