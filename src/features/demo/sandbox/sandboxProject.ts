import type { DemoLibrary, DemoSource, DemoStyling } from '@site/plugins/content/demos/contract';
import type { CodeVariant } from '@site/src/site/demoHash';
import type { ToolVersions } from './toolVersions';

/** A demo and how its reader sees it. */
export interface SandboxInput {
  /** The demo's name, e.g. `BasicButtons`. */
  readonly name: string;
  /** The product as readers call it, e.g. `Material UI`. */
  readonly productName: string;
  /** URL of the demo's source, fixed to a version. */
  readonly permalink: string;
  readonly variant: CodeVariant;
  readonly styling: DemoStyling;
  readonly library: DemoLibrary;
  readonly source: DemoSource;
  /** Language tag of the page, e.g. `en`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Versions of what the demo itself does not import. */
  readonly toolVersions?: ToolVersions;
}

/** A Vite application that shows one demo. */
export interface SandboxProject {
  readonly title: string;
  readonly description: string;
  /** Path from the project's folder -> text. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the file to open: the demo. */
  readonly entryFile: string;
  /** Package -> exact version. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** What a host is sent: a POST request of a form. */
export interface SandboxForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}
