import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoStyling } from '@site/plugins/content/demos/contract';
import type { DemoLibrary } from '@site/src/site/demoLibraries';
import { collectDemoFiles } from '@site/plugins/content/demos/node/collectDemoFiles';
import { createDemoSource } from '@site/plugins/content/demos/node/createDemoSource';
import { stylingFile } from '@site/plugins/content/demos/node/demoStylings';
import {
  findInVersion,
  findPackagedVersion,
} from '@site/plugins/content/demos/node/versionPackages';
import { createFindPackage } from '@site/plugins/content/demos/node/installedPackages';
import { createSandboxProject, type SandboxInput } from '@site/src/features/demo/sandbox';
import { temporaryFolder } from '../temporaryFolder';
import { buildSandbox } from './buildSandbox';

const SITE = path.resolve(__dirname, '../../..');
const findPackage = createFindPackage(SITE);

function readSiteFile(file: string): Promise<string | undefined> {
  return readFile(path.join(SITE, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** A demo to send to a sandbox. */
export interface ExportedDemo {
  /** Path of its file relative to the site, e.g. `docs/joy-ui/react-button/BasicButton.tsx`. */
  readonly demo: string;
  /** Path of its theme file. */
  readonly theme?: string;
  readonly styling?: DemoStyling;
  readonly direction?: SandboxInput['direction'];
  /** In both languages unless said. */
  readonly variants?: readonly SandboxInput['variant'][];
}

/**
 * Tests that demos of a product become projects that can be installed, type-checked and built. They
 * follow each other in one folder, so that each installs only what it has beyond the one before.
 */
export function testSandboxes(
  productName: string,
  library: DemoLibrary,
  demos: readonly ExportedDemo[],
): void {
  const folder = temporaryFolder('all');

  const cases = demos.flatMap(
    ({ demo, theme, styling = 'system', direction = 'ltr', variants = ['TS', 'JS'] }) =>
      variants.map((variant) => ({ demo, theme, styling, direction, variant })),
  );
  test.each(cases)(
    `${productName}: $demo, $styling, $direction, $variant`,
    async ({ demo, theme, styling, direction, variant }) => {
      const file = stylingFile(demo, styling);
      const project = createSandboxProject({
        name: path.basename(demo, '.tsx'),
        productName,
        permalink: `https://example.com/${file}`,
        variant,
        styling,
        library,
        source: await createDemoSource(
          await collectDemoFiles(file, readSiteFile, theme),
          findInVersion(findPackage, findPackagedVersion(file)),
        ),
        language: 'en',
        direction,
      });
      await buildSandbox(folder.path, project);
    },
  );
}
