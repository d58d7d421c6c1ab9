import postcssRTLCSS from 'postcss-rtlcss';

// `:where()` adds no specificity, so the cascade does not change.
const LTR = ':not([data-dir="rtl"])';
const RTL = '[data-dir="rtl"]';
const prefix = (condition: string) => `:where(html${condition})`;

/**
 * PostCSS plugin that writes physical properties once per direction, selected by `html[data-dir]`.
 */
export function directionalCss() {
  return postcssRTLCSS({
    mode: 'combined',
    ltrPrefix: prefix(LTR),
    rtlPrefix: prefix(RTL),
    bothPrefix: prefix(''),
    // `html[data-theme]` must become `html[data-theme]:where(html[data-dir])`, not a descendant of
    // itself. `:root` and `::view-transition` are on the same element.
    prefixSelectorTransformer: (where, selector) => {
      const onRoot = /^(?:html(?![\w-])|:root|(?=::view-transition))/.exec(selector);
      if (!onRoot) return `${where} ${selector}`;
      return onRoot[0] + where + selector.slice(onRoot[0].length);
    },
    // `direction` is always intended: code stays left to right.
    processDeclarationPlugins: [
      {
        name: 'keep-direction',
        priority: 1,
        processors: [{ expr: /^direction$/, action: (prop, value) => ({ prop, value }) }],
      },
    ],
  });
}
