import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { API_SECTIONS } from '../../../../src/site/apiReference';
import { DOCS_VERSIONS, findDocsVersion, toProductPath } from '../../../../src/site/docsVersions';
import { LOCALE_CODES } from '../../../../src/site/locales';
import { stripTrailingSlashes } from '../../../../src/site/paths';
import { CURRENT_VERSION, PRODUCTS } from '../../../../src/site/products';
import { apiModelRequests, loadApiModels } from '../../api-reference/node';
import { PAGE_KINDS } from '../../page-checks/node';
import { runCommand } from '../../../common/command-line/runCommand';
import { findPackageFolder } from '../../../common/packages/findPackageFolder';
import {
  editSiteFile,
  inSite,
  readSiteFile,
  SITE_DIR,
  writeSiteFile,
} from '../../../common/site-files/siteFiles';
import { addNavEntry } from './addNavEntry';
import { addPageRename, afterMove } from './movePage';
import { newDemo, newPage, type NewPage } from './newPage';
import { addToDictionary, addToProducts, addToSidebars, firstPage } from './newProduct';

const HELP = `npm run new:page -- --kind component --product material-ui --name Chip [--group data-display]
npm run new:page -- --kind guide --product material-ui --name "Server rendering" --path guides/server-rendering
npm run new:product -- --id pigment-css --name "Pigment CSS" --package @pigment-css/react --description "Styles, extracted at build time."
npm run move:page -- --from /material-ui/react-chip --to /material-ui/react-tag
npm run new:demo -- --page docs/material-ui/react-chip --name ChipSizes

Kinds: ${PAGE_KINDS.join(', ')}. --group names the group of the navigation, by the end of its pathname.`;

const toSlug = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/\W+/g, '-');

function required(values: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`--${name} is missing.\n\n${HELP}`);
  return value;
}

/** What the product's packages have of a component or hook, and say about its page. */
async function readMember(productId: string, name: string, slug: string) {
  const packages = new Set(
    API_SECTIONS.filter((s) => s.productId === productId && !s.version).map((s) => s.packageName),
  );
  const requests = apiModelRequests(API_SECTIONS, {}).filter((r) => packages.has(r.packageName));
  const models = await loadApiModels({ siteDir: SITE_DIR, requests });
  for (const [packageName, { components, hooks }] of models) {
    const allComponents = Object.values(components.components);
    const allHooks = Object.values(hooks?.hooks ?? {});
    const member = [...allComponents, ...allHooks].find((m) => m.name === name);
    if (!member) continue;
    const belongs = ({ demos }: typeof member) =>
      demos.some(({ url }) => url.replace(/\/$/, '').endsWith(`/${slug}`));
    const namesOf = (members: readonly (typeof member)[]) =>
      members.filter((m) => m === member || belongs(m)).map((m) => m.name);
    const props = 'props' in member ? member.props : [];
    const first = (names: readonly string[]) =>
      [...names].sort((a, b) => Number(b === name) - Number(a === name));
    return {
      packageName,
      components: first(namesOf(allComponents)),
      hooks: first(namesOf(allHooks)),
      ...(member.imports[0] !== undefined && { importStatement: member.imports[0] }),
      requiredProps: props.filter((prop) => prop.required),
      hasChildren: props.some((p) => p.name === 'children' && p.muiType === 'node'),
    };
  }
  throw new Error(
    `No package of ${productId} in src/site/apiReference.ts has a component or hook ${name}; add the ` +
      'package, or correct the name.',
  );
}

async function createPage(values: Readonly<Record<string, string | undefined>>): Promise<void> {
  const kind = PAGE_KINDS.find((known) => known === required(values, 'kind'));
  const product = PRODUCTS.find(({ id }) => id === required(values, 'product'));
  const name = required(values, 'name');
  if (!kind || !product) throw new Error(`There is no such kind or product.\n\n${HELP}`);
  const isMember = kind === 'component' || kind === 'hook';
  const slug = values['path'] ?? (isMember ? `react-${toSlug(name)}` : toSlug(name));
  const page: NewPage = {
    kind,
    name,
    path: `docs/${product.id}/${slug}/index`,
    components: [],
    hooks: [],
    ...(isMember && (await readMember(product.id, name, slug))),
  };
  if (existsSync(inSite(`${page.path}.mdx`))) {
    throw new Error(`${page.path}.mdx exists.`);
  }
  const pathname = `${product.route}/${slug}`;
  const before = readSiteFile('sidebars.ts');
  const hasEntry = before.includes(`pathname: '${pathname}'`);
  const sidebars = hasEntry ? before : addNavEntry(before, product.id, pathname, values['group']);
  for (const [file, content] of newPage(page)) await writeSiteFile(file, content);
  if (sidebars === undefined) {
    console.log(`Add { pathname: '${pathname}' } to '${product.id}' in sidebars.ts.`);
  } else {
    await writeSiteFile('sidebars.ts', sidebars);
  }
  console.log(`See it: npm start, then ${pathname}/. Check it: npm run check:content`);
}

async function createDemo(values: Readonly<Record<string, string | undefined>>): Promise<void> {
  const folder = required(values, 'page').replace(/\/(?:index\.mdx)?$/, '');
  const file = `${folder}/${required(values, 'name')}.tsx`;
  if (!existsSync(inSite(folder))) throw new Error(`There is no folder ${folder}.`);
  if (existsSync(inSite(file))) throw new Error(`${file} exists.`);
  await writeSiteFile(file, newDemo(file, {}));
  console.log(`Show it: <Demo src="./${path.basename(file)}" />`);
  console.log('Does it customize the theme? docs/README.md says how ("A good demo").');
}

async function createProduct(values: Readonly<Record<string, string | undefined>>): Promise<void> {
  const packageName = values['package'];
  if (packageName !== undefined && !findPackageFolder(SITE_DIR, packageName)) {
    throw new Error(`${packageName} is not installed: npm install --save-exact ${packageName}`);
  }
  const product = {
    id: required(values, 'id'),
    name: required(values, 'name'),
    description: required(values, 'description'),
    ...(packageName !== undefined && { packageName }),
  };
  await editSiteFile('src/site/products.ts', (text) => addToProducts(text, product));
  await editSiteFile('sidebars.ts', (text) => addToSidebars(text, product));
  await editSiteFile('i18n/en/dictionary.json', (text) => addToDictionary(text, product));
  await writeSiteFile(...firstPage(product));
  console.log(`Left to do:
- Draw its logo in src/ui/ProductLogo/marks.tsx, and name it in src/site/products.ts; until then it has the site's.
- Translate its description in i18n/<locale>/dictionary.json.
- Write its pages: npm run new:page -- --product ${product.id} …
See it: npm start, then /${product.id}/getting-started/`);
}

/** Moves a page's file, or its folder with all in it. Returns whether there was one. */
function moveFiles(from: string, to: string): boolean {
  for (const end of ['', '.mdx', '.md']) {
    const [source, target] = [`${from}${end}`, `${to}${end}`].map(inSite);
    if (!source || !target || !existsSync(source)) continue;
    if (existsSync(target)) throw new Error(`${to}${end} exists.`);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(source, target);
    console.log(`Moved ${from}${end} to ${to}${end}`);
    return true;
  }
  return false;
}

async function movePage(values: Readonly<Record<string, string | undefined>>): Promise<void> {
  const from = stripTrailingSlashes(required(values, 'from'));
  const to = stripTrailingSlashes(required(values, 'to'));
  const source = findDocsVersion(from);
  if (!source || source !== findDocsVersion(to) || source.name !== CURRENT_VERSION) {
    throw new Error('A page moves within the newest version of its product, e.g. /material-ui/…');
  }
  const paths = { from: toProductPath(from, source), to: toProductPath(to, source) };
  const toFolders = (folder: string) => [folder + paths.from, folder + paths.to] as const;
  if (!moveFiles(...toFolders(source.docsPath))) {
    throw new Error(`There is no page ${source.docsPath}${paths.from}.`);
  }
  for (const locale of LOCALE_CODES) {
    moveFiles(...toFolders(`i18n/${locale}/${source.translatedPath}`));
  }
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: SITE_DIR,
    encoding: 'utf8',
  });
  for (const file of files.split('\n')) {
    if (!/\.(?:mdx?|tsx?|mjs|json|txt)$/.test(file) || !existsSync(inSite(file))) continue;
    const before = readSiteFile(file);
    const after = afterMove(file, before, { from, to });
    if (after !== before) await writeSiteFile(file, after);
  }
  for (const { productId, name, docsPath } of DOCS_VERSIONS) {
    const isThere = ['', '.mdx', '.md'].some((end) =>
      existsSync(inSite(`${docsPath}${paths.from}${end}`)),
    );
    if (productId !== source.productId || name === CURRENT_VERSION || !isThere) continue;
    await editSiteFile('src/site/counterparts.ts', (text) =>
      addPageRename(text, productId, name, paths),
    );
  }
  console.log(`Left to do:
- Translations whose English page now has another link count as outdated: npm run translations -- --check`);
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ kind: text, product: text, name: text, path: text, group: text, page: text },
      ...{ id: text, package: text, description: text, from: text, to: text },
    },
  });
  if (positionals[0] === 'page') await createPage(values);
  else if (positionals[0] === 'move') await movePage(values);
  else if (positionals[0] === 'product') await createProduct(values);
  else if (positionals[0] === 'demo') await createDemo(values);
  else console.log(HELP);
}

runCommand(HELP, main);
