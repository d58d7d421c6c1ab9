import { escapeAttribute } from '../../../../src/site/escapeHtml';
import { FULL_TEXT_FILTERS } from '../contract';
import type { FullTextPage } from './fullTextPages';

/** Weight of words on API pages; other pages have 1. */
const API_WEIGHT = '0.3';

/** Returns the HTML that Pagefind indexes: the body and its filters. */
export function toFullTextDocument(page: FullTextPage, body: string, language: string): string {
  const { product, version, isApi } = page;
  const attribute = (name: string, value: string) => `${name}="${escapeAttribute(value)}"`;
  const filters = [
    `${FULL_TEXT_FILTERS.product}:${product}`,
    `${FULL_TEXT_FILTERS.version}:${version}`,
  ];
  return [
    `<!doctype html><html ${attribute('lang', language)}><body>`,
    ...filters.map((filter) => `<i ${attribute('data-pagefind-filter', filter)}></i>`),
    `<main data-pagefind-body><div ${attribute('data-pagefind-weight', isApi ? API_WEIGHT : '1')}>`,
    body,
    '</div></main></body></html>',
  ].join('');
}
