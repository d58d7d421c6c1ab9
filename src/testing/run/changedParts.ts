import { DOCS_VERSIONS } from '../../site/docsVersions';
import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode } from '../../site/locales';

/** What every exported project is made with. */
const TEMPLATE = [
  /^package(?:-lock)?\.json$/,
  /^src\/features\/demo\/sandbox\//,
  /^src\/testing\/sandboxes\//,
  /^plugins\/content\/demos\/node\//,
];

/** The test of a product's projects: `materialUi` for `material-ui`. */
const toTestName = (productId: string) =>
  productId.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The names of the sandbox tests that changed files call for: all when the template changed, else
 * those of the products whose demos did.
 */
export function changedSandboxes(files: readonly string[], names: readonly string[]): string[] {
  if (files.some((file) => TEMPLATE.some((pattern) => pattern.test(file)))) return [...names];
  const changed = new Set(
    DOCS_VERSIONS.filter(({ docsPath }) =>
      files.some((file) => file.startsWith(`${docsPath}/`) && /\.(?:tsx|css)$/.test(file)),
    ).map(({ productId }) => toTestName(productId)),
  );
  return names.filter((name) => changed.has(name));
}

/** What outside services, and what is done for them, depend on. */
const SERVICES = [
  /^package(?:-lock)?\.json$/,
  /^src\/features\/(?:ads|analytics|consent|feedback|icon-font|offline|search|services)\//,
  /^src\/site\/(?:environment|services)\.ts$/,
  /^src\/testing\/services\//,
  /^plugins\/(?:delivery\/security|output\/offline)\//,
];

/** The language whose pages stand for those of all translations: most pages have one in it. */
const TRANSLATION: LocaleCode = 'zh';

/** The languages that changed files call for a build of: English, one other, and those that changed. */
export function changedLocales(files: readonly string[]): LocaleCode[] {
  return LOCALE_CODES.filter(
    (code) =>
      code === DEFAULT_LOCALE ||
      code === TRANSLATION ||
      files.some((file) => file.startsWith(`i18n/${code}/`)),
  );
}

/** Whether changed files call for the tests with services. */
export function changesServices(files: readonly string[]): boolean {
  return files.some((file) => SERVICES.some((pattern) => pattern.test(file)));
}
