/**
 * Changes the page as a browser's translation does: every text node, also one that is added later,
 * is replaced by `<font><font>text</font></font>`, unless `translate="no"` applies. Returns a function that stops it. Self-contained, so that
 * Playwright can run it in a page.
 */
export function simulateTranslation(): () => void {
  const KEPT = '[translate="no"], font, script, style, noscript, textarea, option, title, svg';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) texts.push(node);
    }
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || parent.closest(KEPT)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translate(target);
      addedNodes.forEach(translate);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
