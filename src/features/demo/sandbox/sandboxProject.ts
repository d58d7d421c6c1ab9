import type { DemoSource, DemoStyling } from '@site/plugins/content/demos/contract';
import type { DemoLibrary } from '@site/src/site/demoLibraries';
import type { CodeVariant } from '@site/src/site/demoHash';

/** A demo as currently shown. */
export interface SandboxInput {
  /** Name of the demo, e.g. `BasicButtons`. */
  readonly name: string;
  /** Display name of the product, e.g. `Material UI`. */
  readonly productName: string;
  /** URL of the demo's source at a fixed version. */
  readonly permalink: string;
  readonly variant: CodeVariant;
  readonly styling: DemoStyling;
  readonly library: DemoLibrary;
  readonly source: DemoSource;
  /** Language tag of the page, e.g. `en`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** A Vite project with one demo. */
export interface SandboxProject {
  readonly title: string;
  readonly description: string;
  /** Path relative to the project -> text. */
  readonly files: Readonly<Record<string, string>>;
  /** File to open: the demo. */
  readonly entryFile: string;
  /** Package -> exact version. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** A form POST request to a host. */
export interface SandboxForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}
