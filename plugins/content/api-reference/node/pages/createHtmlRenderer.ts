import { escapeAttribute, escapeText } from '../../../../../src/site/escapeHtml';
import type { Nodes, Parent } from 'mdast';
import type { Html } from '../../contract';
import type { ResolveLink } from './createLinkResolver';
import { parseComment } from './parseComment';

/** Renders the Markdown of comments; a single paragraph has no wrapper element. */
export type RenderComment = (markdown: string) => Html;

/** Creates a renderer of comments. `baseUrl` is that of the language, e.g. `/zh/`. */
export function createHtmlRenderer(resolveLink: ResolveLink, baseUrl: string): RenderComment {
  const rendered = new Map<string, Html>();

  function openLink(url: string): string {
    return url.startsWith('/')
      ? `<a href="${escapeAttribute(baseUrl + url.slice(1))}">`
      : `<a href="${escapeAttribute(url)}" target="_blank" rel="noopener noreferrer">`;
  }

  function renderChildren(parent: Parent): Html {
    return parent.children.map(render).join('');
  }

  function render(node: Nodes): Html {
    switch (node.type) {
      case 'text':
        return escapeText(node.value);
      case 'inlineCode':
        return `<code>${escapeText(node.value)}</code>`;
      case 'code':
        return `<pre><code>${escapeText(node.value)}</code></pre>`;
      case 'break':
        return '<br>';
      case 'thematicBreak':
        return '<hr>';
      case 'link':
        return `${openLink(node.url)}${renderChildren(node)}</a>`;
      case 'emphasis':
        return `<em>${renderChildren(node)}</em>`;
      case 'strong':
        return `<strong>${renderChildren(node)}</strong>`;
      case 'heading':
        // A heading in a table would become one of the page.
        return `<p><strong>${renderChildren(node)}</strong></p>`;
      case 'paragraph':
        return `<p>${renderChildren(node)}</p>`;
      case 'blockquote':
        return `<blockquote>${renderChildren(node)}</blockquote>`;
      case 'list':
        return node.ordered
          ? `<ol>${renderChildren(node)}</ol>`
          : `<ul>${renderChildren(node)}</ul>`;
      case 'listItem': {
        const [only, ...others] = node.children;
        const isLine = only?.type === 'paragraph' && others.length === 0;
        return `<li>${isLine ? renderChildren(only) : renderChildren(node)}</li>`;
      }
      default:
        return 'children' in node ? renderChildren(node) : '';
    }
  }

  function renderMarkdown(markdown: string): Html {
    const nodes = parseComment(markdown, resolveLink);
    const [only, ...others] = nodes;
    return only?.type === 'paragraph' && others.length === 0
      ? renderChildren(only)
      : nodes.map(render).join('');
  }

  return (markdown) => {
    const known = rendered.get(markdown);
    if (known !== undefined) return known;
    const html = renderMarkdown(markdown.trim());
    rendered.set(markdown, html);
    return html;
  };
}
