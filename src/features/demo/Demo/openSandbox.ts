import type { DemoModule, DemoStyling } from '@site/plugins/content/demos/contract';
import type { CodeVariant } from '@site/src/site/demoHash';
import { findDocsVersionOfFile } from '@site/src/site/docsVersions';
import { PRODUCTS } from '@site/src/site/products';
import type { SandboxHost } from '../toolbar/DemoToolbar';
import { editDemoSource } from './demoSource';

export interface SandboxRequest {
  readonly demo: DemoModule;
  readonly styling: DemoStyling;
  readonly variant: CodeVariant;
  /** Edited text of the demo's own file, or `null`. */
  readonly edited: string | null;
  /** URL of the demo's file in the repository. */
  readonly permalink: string;
  /** Language tag of the page. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

function productName(demoPath: string): string {
  const id = findDocsVersionOfFile(demoPath)?.productId;
  return PRODUCTS.find((product) => product.id === id)?.name ?? '';
}

/**
 * Opens the demo as a project in a new window. Rejects if its source or the code that creates the
 * project cannot be loaded.
 */
export async function openSandbox(
  host: SandboxHost,
  { demo, styling, variant, edited, permalink, language, direction }: SandboxRequest,
): Promise<void> {
  const [source, sandbox] = await Promise.all([demo.loadSource(styling), import('../sandbox')]);
  const project = sandbox.createSandboxProject({
    name: demo.name,
    productName: productName(demo.path),
    permalink,
    variant,
    styling,
    library: demo.library,
    source: editDemoSource(source, variant, edited),
    language,
    direction,
  });
  sandbox.submitForm(
    host === 'stackblitz'
      ? sandbox.createStackBlitzForm(project)
      : sandbox.createCodeSandboxForm(project),
  );
}
