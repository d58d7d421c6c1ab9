import type { NewFile } from './newPage';

/** A product to add. */
export interface NewProduct {
  readonly id: string;
  readonly name: string;
  /** The installed package whose version is the product's, if it has one. */
  readonly packageName?: string;
  /** What it is, in a sentence of the menus. */
  readonly description: string;
}

/** Test pages come last in the lists. */
const LAST = 'experiments';

function insertBefore(text: string, mark: string, addition: string): string {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`"${mark.trim()}" was not found.`);
  return text.slice(0, at) + addition + text.slice(at);
}

/** Adds the product to the text of `src/site/products.ts`. Throws for an id that it cannot have. */
export function addToProducts(list: string, { id, name, packageName }: NewProduct): string {
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id)) {
    throw new Error(`The id "${id}" is not one like "pigment-css": it is a folder and an address.`);
  }
  if (list.includes(`id: '${id}'`)) throw new Error(`There is a product "${id}" already.`);
  const quotedPackage = packageName === undefined ? 'null' : `'${packageName}'`;
  return insertBefore(
    list,
    `  {\n    id: '${LAST}',`,
    `  {
    id: '${id}',
    category: 'core',
    name: '${name}',
    logo: 'docs',
    route: '/${id}',
    href: '/${id}/getting-started/',
    packageName: ${quotedPackage},
    olderVersions: [],
    parts: [],
  },
`,
  );
}

/** Adds a tree with the first page to the text of `sidebars.ts`. */
export const addToSidebars = (sidebars: string, { id }: NewProduct) =>
  insertBefore(
    sidebars,
    "  'material-ui': [",
    `  '${id}': [{ pathname: '/${id}/getting-started' }, ...SIDEBAR_LINKS],\n`,
  );

/** Adds the description to the text of the English dictionary. */
export const addToDictionary = (dictionary: string, { id, description }: NewProduct) =>
  insertBefore(
    dictionary,
    `"${LAST}":`,
    `${JSON.stringify(id)}: ${JSON.stringify(description)},\n      `,
  );

/** Returns the first page of the product. */
export const firstPage = ({ id, name, packageName }: NewProduct): NewFile => [
  `docs/${id}/getting-started/index.mdx`,
  `---
title: Overview
description: TODO a full sentence of 50 to 160 characters that says what ${name} is and what it is for.
---

TODO: what ${name} is and what it is for, in at most 45 words.
${packageName === undefined ? '' : `\n\`\`\`bash npm2yarn\nnpm install ${packageName}\n\`\`\`\n`}`,
];
