import type { HeadState, HeadTag } from './headState';

/** The server marks what it writes by this attribute, as react-helmet-async does. */
const MARK = 'data-rh';

function createTag({ name, attributes, content }: HeadTag): Element {
  const tag = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) tag.setAttribute(attribute, value);
  tag.setAttribute(MARK, 'true');
  if (content) tag.innerHTML = content;
  return tag;
}

function showAttributes(element: Element, attributes: HeadState['html']) {
  const names = Object.keys(attributes);
  const former = element.getAttribute(MARK)?.split(',') ?? [];
  for (const name of former) if (!(name in attributes)) element.removeAttribute(name);
  for (const name of names) {
    const value = attributes[name] ?? '';
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (names.length === 0) element.removeAttribute(MARK);
  else if (former.join() !== names.join()) element.setAttribute(MARK, names.join());
}

/** Makes the document show the state; tags that are there already stay as they are. */
export function showHeadState({ title, html, body, tags }: HeadState): void {
  showAttributes(document.documentElement, html);
  showAttributes(document.body, body);
  if (title !== undefined && document.title !== title) document.title = title;

  const former = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  const added = tags.map(createTag).filter((tag) => {
    const index = former.findIndex((other) => tag.isEqualNode(other));
    if (index >= 0) former.splice(index, 1);
    return index < 0;
  });
  for (const tag of former) tag.remove();
  document.head.append(...added);
}
