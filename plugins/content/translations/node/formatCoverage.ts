import { escapeText } from '../../../../src/site/escapeHtml';
import type { LanguageCoverage, TextCount, TranslationCoverage } from '../contract';

const NUMBERS = new Intl.NumberFormat('en');

/** Formats a share from 0 to 1; rounded down, so that 100% means complete. */
const percent = (share: number) => `${Math.floor(share * 100)}%`;

type Row = readonly [name: string, ...cells: (number | string)[]];

const HEAD: Row = ['', 'translated', 'outdated', 'missing', 'words to do'];

/** Heading of a language, e.g. `zh 中文: 2 of 34 pages (5%), in the language list from 80%`. */
function headingOf({ code, label, share, isListed, products }: LanguageCoverage, from: number) {
  const newest = products.filter(({ isOlder }) => !isOlder);
  const total = newest.reduce((sum, product) => sum + product.total, 0);
  const done = newest.reduce((sum, { translated, stale }) => sum + translated + stale, 0);
  const list = isListed ? 'in the language list' : `in the language list from ${percent(from)}`;
  return `${code} ${label}: ${done} of ${total} pages (${percent(share)}), ${list}`;
}

/** Rows of the table of a language: its products, the dictionary and the API reference. */
function rowsOf({ products, dictionary, api }: LanguageCoverage): Row[] {
  const toRow = (
    name: string,
    { total, translated, stale = 0 }: TextCount,
    words: number | string = '',
  ): Row => [name, translated, stale, total - translated - stale, words];
  return [
    ...products.map((product) => toRow(product.name, product, product.words)),
    toRow('Dictionary', dictionary),
    ...(api ? [toRow('API descriptions', api)] : []),
  ];
}

function formatRow([name, ...cells]: Row): string {
  const texts = cells.map((cell) => (typeof cell === 'number' ? NUMBERS.format(cell) : cell));
  return `  ${name.padEnd(20)}${texts.map((text) => text.padStart(12)).join('')}`.trimEnd();
}

/**
 * Formats the coverage for the terminal: one screen per language, with the outdated pages. The
 * missing ones are listed if there is one language only.
 */
export function formatCoverage({ threshold, languages }: TranslationCoverage): string {
  return languages
    .map((language) => {
      const pages = language.products.flatMap((product) => product.pages);
      const listed = pages.filter(({ state }) => state === 'stale' || languages.length === 1);
      return [
        headingOf(language, threshold),
        ...[HEAD, ...rowsOf(language)].map(formatRow),
        ...listed.map(({ state, pathname, on }) =>
          state === 'stale'
            ? `  outdated  ${pathname}${on ? `, translated on ${on}` : ''}`
            : `  missing   ${pathname}`,
        ),
      ].join('\n');
    })
    .join('\n\n');
}

/** Formats the coverage as an HTML page without scripts and styles of others. */
export function formatHtml({ threshold, languages }: TranslationCoverage): string {
  const row = (tag: string, cells: Row) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeText(String(cell))}</${tag}>`).join('')}</tr>`;
  const tables = languages.map((language) =>
    [
      `<h2>${escapeText(headingOf(language, threshold))}</h2>`,
      `<table>${row('th', HEAD)}${rowsOf(language)
        .map((cells) => row('td', cells))
        .join('')}</table>`,
      `<ul>${language.products
        .flatMap(({ pages }) => pages)
        .map(({ state, pathname }) => `<li>${state}: <code>${escapeText(pathname)}</code></li>`)
        .join('')}</ul>`,
    ].join('\n'),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Translations</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem}td+td,th+th{text-align:end;padding-inline-start:2rem}</style>
<h1>Translations</h1>
${tables.join('\n')}
</html>`;
}
