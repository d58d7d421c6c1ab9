import postcssRTLCSS from 'postcss-rtlcss';

// `:where()` adds no specificity, so the cascade stays as it was written.
const LTR = ':not([data-dir="rtl"])';
const RTL = '[data-dir="rtl"]';
const prefix = (condition: string) => `:where(html${condition})`;

/** The PostCSS plugin that writes physical properties twice, once for each `html[data-dir]`. */
export function directionalCss() {
  return postcssRTLCSS({
    mode: 'combined',
    ltrPrefix: prefix(LTR),
    rtlPrefix: prefix(RTL),
    bothPrefix: prefix(''),
    // `html[data-theme]` must become `html[data-theme]:where(html[data-dir])`, not a descendant of
    // itself; what starts with `:root` or `::view-transition` is on the same element too.
    prefixSelectorTransformer: (where, selector) => {
      const onRoot = /^(?:html(?![\w-])|:root|(?=::view-transition))/.exec(selector);
      if (!onRoot) return `${where} ${selector}`;
      return onRoot[0] + where + selector.slice(onRoot[0].length);
    },
    // `direction` is never a mistake: code stays left to right.
    processDeclarationPlugins: [
      {
        name: 'keep-direction',
        priority: 1,
        processors: [{ expr: /^direction$/, action: (prop, value) => ({ prop, value }) }],
      },
    ],
  });
}
