import postcssRTLCSS from 'postcss-rtlcss';

const LTR = 'html:not([data-dir="rtl"])';
const RTL = 'html[data-dir="rtl"]';

/** The PostCSS plugin that writes physical properties twice, once for each `html[data-dir]`. */
export function directionalCss() {
  return postcssRTLCSS({
    mode: 'combined',
    ltrPrefix: LTR,
    rtlPrefix: RTL,
    // Plain `html` would leave every rule alone that starts with `html`, such as those for
    // `html[data-theme]`.
    bothPrefix: 'html:root',
    // `html[data-theme]` must become `html[data-dir][data-theme]`, not a descendant of itself; what
    // starts with `:root` or `::view-transition` is on the same element too.
    prefixSelectorTransformer: (prefix, selector) => {
      const onRoot = /^(?:html(?![\w-])|(?=:root|::view-transition))/.exec(selector);
      return onRoot ? prefix + selector.slice(onRoot[0].length) : `${prefix} ${selector}`;
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
