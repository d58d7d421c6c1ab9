import {
  LIBRARY_LOCALES,
  LOCALE_MODULES,
  TAILWIND_CSS,
  THEME_FILE,
} from '@site/plugins/content/demos/contract';
import { DEFAULT_LOCALE, LOCALES } from '@site/src/site/locales';
import { chooseVersions } from './chooseVersions';
import { createConfigFiles } from './createConfigFiles';
import { createIndexHtml } from './createIndexHtml';
import { createMainFile } from './createMainFile';
import { placeDemoFiles } from './placeDemoFiles';
import type { SandboxInput, SandboxProject } from './sandboxProject';

/** For libraries without a baseline. */
const PLAIN_CSS =
  ':root {\n  color-scheme: light dark;\n}\n\nbody {\n  font-family: system-ui, sans-serif;\n}\n';

function endLine(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}

/** Returns a valid npm name: `BasicButtons` -> `basic-buttons-demo`. */
function packageName(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1-$2').replace(/[^A-Za-z\d]+/g, '-');
  return `${words}-demo`.toLowerCase().replace(/^-+/, '');
}

/**
 * Returns imports of the libraries' texts in the page's language: those that the demo's packages
 * have.
 */
function localeImports({ library, source, language }: SandboxInput): Record<string, string> {
  const code = LOCALES.find(({ htmlLang }) => htmlLang === language)?.code ?? DEFAULT_LOCALE;
  const locale = LIBRARY_LOCALES[code];
  if (locale === undefined || !/^material/.test(library)) return {};
  const modules = Object.entries(LOCALE_MODULES).filter(
    ([name]) => name === '@mui/material' || name in source.dependencies,
  );
  return Object.fromEntries(
    modules.map(([, module], index) => {
      const name = index === 0 ? locale : `${locale}${index + 1}`;
      const imported = index === 0 ? locale : `${locale} as ${name}`;
      return [name, `import { ${imported} } from '${module}';`];
    }),
  );
}

/**
 * Creates a Vite project from a demo, as data. All versions are exact.
 * @throws {Error} `Unsupported codeVariant: <variant>` for anything but `JS` and `TS`.
 */
export function createSandboxProject(input: SandboxInput): SandboxProject {
  const { name, productName, permalink, variant, styling, library, source } = input;
  if (variant !== 'TS' && variant !== 'JS') {
    throw new Error(`Unsupported codeVariant: ${String(variant)}`);
  }
  const { language, direction } = input;
  const title = `${name} demo — ${productName}`;
  const scriptExtension = variant === 'TS' ? 'tsx' : 'jsx';
  const tailwind = styling === 'tailwind';

  const demoCode = variant === 'TS' ? source.typescript : source.javascript;
  const styleSheet = tailwind
    ? TAILWIND_CSS
    : library === 'base' || library === 'system'
      ? PLAIN_CSS
      : null;
  const [{ code }] = demoCode.files;
  const mainPath = `main.${scriptExtension}`;
  const demoFiles = placeDemoFiles(demoCode.files, [mainPath, 'index.css']);
  const themeIndex = demoCode.files.findIndex((file) => THEME_FILE.test(file.name));
  const themePath = [...demoFiles.keys()][themeIndex];
  const main = createMainFile({
    variant,
    library,
    ownStyleSheet: styling !== 'system',
    // A theme that is a function extends the one outside, and throws without it.
    ownProvider: /<(?:ThemeProvider|CssVarsProvider|AppProvider)\b(?!\s+theme=\{\()/.test(code),
    extendsTheme: /<ThemeProvider\s+theme=\{\(/.test(code) && code.includes('createTheme('),
    themeFile: themePath === undefined ? null : `./${themePath.replace(/\.[jt]sx?$/, '')}`,
    locales: localeImports(input),
    // Base UI only has styles to mirror if the demo uses Emotion.
    flipped: direction === 'rtl' && (library !== 'base' || '@emotion/react' in source.dependencies),
    hasStyleSheet: styleSheet !== null,
  });
  const { dependencies, devDependencies } = chooseVersions({
    source,
    packages: main.packages,
    typescript: variant === 'TS',
    tailwind,
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
