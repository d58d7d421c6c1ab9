import { TAILWIND_CSS } from '@site/plugins/content/demos/contract';
import { chooseVersions } from './chooseVersions';
import { createConfigFiles } from './createConfigFiles';
import { createIndexHtml } from './createIndexHtml';
import { createMainFile } from './createMainFile';
import { placeDemoFiles } from './placeDemoFiles';
import type { SandboxInput, SandboxProject } from './sandboxProject';
import { TOOL_VERSIONS } from './toolVersions';

/** The libraries whose demos would be in the browser's own font. */
const PLAIN_CSS = 'body {\n  font-family: system-ui, sans-serif;\n}\n';

function endLine(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** `BasicButtons` -> `basic-buttons-demo`, which npm accepts as a name. */
function packageName(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1-$2').replace(/[^A-Za-z\d]+/g, '-');
  return `${words}-demo`.toLowerCase().replace(/^-+/, '');
}

/**
 * Makes a Vite application of a demo, as plain data. All versions are exact.
 *
 * @throws {Error} `Unsupported codeVariant: <variant>` for anything but `JS` and `TS`.
 */
export function createSandboxProject(input: SandboxInput): SandboxProject {
  const { name, productName, permalink, variant, styling, library, source, direction } = input;
  if (variant !== 'TS' && variant !== 'JS') {
    throw new Error(`Unsupported codeVariant: ${String(variant)}`);
  }
  const { toolVersions = TOOL_VERSIONS, language } = input;
  const title = `${name} demo — ${productName}`;
  const scriptExtension = variant === 'TS' ? 'tsx' : 'jsx';
  const tailwind = styling === 'tailwind';

  const demoCode = variant === 'TS' ? source.typescript : source.javascript;
  const styleSheet = tailwind
    ? TAILWIND_CSS
    : library === 'base' || library === 'system'
      ? PLAIN_CSS
      : null;
  const main = createMainFile({
    variant,
    library,
    ownStyleSheet: styling !== 'system',
    // Base UI has styles to turn round only if the demo brings Emotion.
    flipped: direction === 'rtl' && (library !== 'base' || '@emotion/react' in source.dependencies),
    hasStyleSheet: styleSheet !== null,
  });
  const mainPath = `main.${scriptExtension}`;
  const demoFiles = placeDemoFiles(demoCode.files, [mainPath, 'index.css']);

  const { dependencies, devDependencies } = chooseVersions({
    source,
    packages: main.packages,
    typescript: variant === 'TS',
    tailwind,
    toolVersions,
  });
  const packageJson = {
    name: packageName(name),
    description: permalink,
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dependencies,
    devDependencies,
  };

  return {
    title,
    description: permalink,
    files: {
      ...Object.fromEntries([...demoFiles].map(([path, code]) => [`src/${path}`, endLine(code)])),
      [`src/${mainPath}`]: main.code,
      ...(styleSheet !== null && { 'src/index.css': endLine(styleSheet) }),
      'index.html': createIndexHtml({
        title,
        language,
        direction,
        library,
        script: `src/${mainPath}`,
        code: demoCode.files.map(({ code }) => code).join('\n'),
      }),
      'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
      ...createConfigFiles(variant, tailwind),
    },
    entryFile: `src/Demo.${scriptExtension}`,
    dependencies,
    devDependencies,
  };
}
