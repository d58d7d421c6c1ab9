import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const SCRIPT = /<script\b[^>]*?\ssrc=(?:"([^"]+)"|([^\s">]+))/g;
const STYLE_SHEET = /<link\b[^>]*?\shref=(?:"([^"]+\.css)"|([^\s">]+\.css))/g;
const TABLE = /^table-\d+\.[^/]*\.js$/;

/** A file that a page names, or a table. */
export interface WeighedFile {
  /** Without the hash, which changes with every build: `main.js`. */
  readonly name: string;
  /** Under brotli, quality 11. */
  readonly bytes: number;
  readonly rawBytes: number;
}

function addresses(html: string, pattern: RegExp): string[] {
  const found = [...html.matchAll(pattern)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  return [...new Set(found)].filter((address) => address.startsWith('/assets/'));
}

/** The addresses of the site's own scripts that a page's HTML names, each once, as they follow. */
export function scriptsOf(html: string): string[] {
  return addresses(html, SCRIPT);
}

/** The addresses of the site's own style sheets that a page's HTML names. */
export function styleSheetsOf(html: string): string[] {
  return addresses(html, STYLE_SHEET);
}

/** `/assets/js/main.1a2b3c4d.js` as `main.js`. */
export function withoutHash(address: string): string {
  return path.posix.basename(address).replace(/\.[\da-f]{8,}(?=\.)/, '');
}

function weigh(outDir: string, address: string): WeighedFile {
  const content = readFileSync(path.join(outDir, address));
  const bytes = brotliCompressSync(content).length;
  return { name: withoutHash(address), bytes, rawBytes: content.length };
}

/** What a built page names. */
export interface BuiltPage {
  readonly scripts: readonly WeighedFile[];
  readonly styleSheets: readonly WeighedFile[];
}

/** Weighs what the page at `pathname`, without trailing slash, names in its HTML. */
export function readBuiltPage(outDir: string, pathname: string): BuiltPage {
  const html = readFileSync(path.join(outDir, pathname, 'index.html'), 'utf8');
  return {
    scripts: scriptsOf(html).map((address) => weigh(outDir, address)),
    styleSheets: styleSheetsOf(html).map((address) => weigh(outDir, address)),
  };
}

/** Weighs the tables of all sections, which no page names (`plugins/delivery/page-weight`). */
export function readTables(outDir: string): WeighedFile[] {
  return readdirSync(path.join(outDir, 'assets', 'js'))
    .filter((file) => TABLE.test(file))
    .map((file) => weigh(outDir, `/assets/js/${file}`));
}
