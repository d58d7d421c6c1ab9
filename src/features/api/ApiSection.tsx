import type {
  ApiComponentPage,
  ApiPage,
  ApiPagePart,
} from '@site/plugins/content/api-reference/contract';
import type { ReactNode } from 'react';
import { Changes } from './parts/Changes';

import { Demos } from './parts/Demos';
import { HowToOverride } from './parts/HowToOverride';
import { ClassTable } from './parts/ClassTable';
import { HookTable, Properties, Props } from './parts/Props';
import { SlotTable } from './parts/SlotTable';
import {
  Deprecation,
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
    page.kind === 'component' && part(page);

const PARTS: Readonly<Record<ApiPagePart, Part>> = {
  plan: (page) => page.kind !== 'hook' && page.plan && <PlanNote page={page} />,
  deprecation: ({ deprecated }) => deprecated !== undefined && <Deprecation reason={deprecated} />,
  changes: ofComponent((page) => page.changes && <Changes page={page} changes={page.changes} />),
  demos: ({ name, demos }) => demos.length > 0 && <Demos name={name} demos={demos} />,
  importNote: ({ bundleGuide }) => bundleGuide && <ImportNote guide={bundleGuide} />,
  props: ofComponent((page) => <Props page={page} />),
  properties: (page) => page.kind === 'interface' && <Properties page={page} />,
  parameters: (page) =>
    page.kind === 'hook' &&
    page.parameters.length > 0 && <HookTable page={page} part="parameters" />,
  returnValue: (page) =>
    page.kind === 'hook' &&
    page.returnValue.length > 0 && <HookTable page={page} part="returnValue" />,
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
