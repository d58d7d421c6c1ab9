/**
 * The script that applies the choices before first paint, and handles the colour mode toggle until
 * hydration. Pure: configuration in, JavaScript out. `plugins/delivery/preferences` adds it to
 * every page.
 */

import { DEMO_HASH, STYLING_OF_PREFIX } from '../site/demoHash';
import { THEME_COLOR } from '../site/tokens';
import { API_DISPLAY_PREFERENCES, API_DISPLAYS } from './apiDisplays';
import {
  codeStylingPreference,
  codeVariantPreference,
  COLOR_MODE_TOGGLE_ATTRIBUTE,
  directionPreference,
  modePreference,
  packageManagerPreference,
} from './model';

/** What the script knows of this site; functions of preferences do not cross. */
export const BOOT_SCRIPT_CONFIG = {
  mode: modePreference,
  direction: directionPreference,
  packageManager: packageManagerPreference,
  // Stored in cookies.
  codeVariant: codeVariantPreference,
  codeStyling: codeStylingPreference,
  /** Layouts of API tables: allowed values, and the default by key. */
  apiDisplays: {
    values: API_DISPLAYS,
    defaults: Object.fromEntries(
      API_DISPLAY_PREFERENCES.map(({ key, defaultValue }) => [key, defaultValue]),
    ),
  },
  demoHash: DEMO_HASH.source,
  codeStylings: STYLING_OF_PREFIX,
  themeColor: THEME_COLOR,
  toggleAttribute: COLOR_MODE_TOGGLE_ATTRIBUTE,
};

/** Name of the global function that the head script defines for the body script. */
const SHOW_CHOICES = '__showReaderChoices';

/**
 * Source of the script at the start of `body`. It applies the choices again: `body` exists now, and
 * theme-classic's own script has set the mode.
 */
export const BODY_SCRIPT = `window.${SHOW_CHOICES}();`;

/**
 * Source of the script in `head`. It precedes the style sheets, because a script in `body` waits
 * for them, and a frame may be painted first. On `html` it sets data-theme, data-theme-choice,
 * data-dir, data-package-manager, data-code-variant, data-code-styling, and data-<key> for the
 * layouts of API tables; on `body` the class mode-light or mode-dark, and dir; and the meta tags
 * theme-color and color-scheme. `documentAttributes.ts` and `useApiDisplay.ts` do the same for
 * later changes (spec §4).
 */
export function bootScript(config: typeof BOOT_SCRIPT_CONFIG): string {
  // `<` could end the script element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  /* language=js */
  return `(function () {
  var config = ${json};
  var root = document.documentElement;
  var darkQuery = window.matchMedia('(prefers-color-scheme: dark)');

  function read(preference) {
    try {
      var stored = localStorage.getItem(preference.key);
      if (preference.values.includes(stored)) return stored;
    } catch (error) {}
    return preference.defaultValue;
  }

  function readCookie(preference) {
    try {
      var cookie = document.cookie.split('; ').find(function (text) {
        return text.startsWith(preference.key + '=');
      });
      var kept = decodeURIComponent(cookie.slice(preference.key.length + 1));
      if (preference.values.includes(kept)) return kept;
    } catch (error) {}
    return preference.defaultValue;
  }

  function setMeta(name, content) {
    document.querySelectorAll('meta[name="' + name + '"]').forEach(function (meta) {
      meta.setAttribute('content', content);
    });
  }

  function showEffective(effective) {
    root.setAttribute('data-theme', effective);
    if (document.body) {
      document.body.classList.remove('mode-light', 'mode-dark');
      document.body.classList.add('mode-' + effective);
    }
    setMeta('theme-color', config.themeColor[effective]);
    setMeta('color-scheme', effective);
  }

  function showMode(mode) {
    showEffective(mode === 'system' ? (darkQuery.matches ? 'dark' : 'light') : mode);
    root.setAttribute('data-theme-choice', mode);
  }

  function requestedMode() {
    var requested = new URLSearchParams(location.search).get('docusaurus-theme');
    return requested === 'light' || requested === 'dark' ? requested : read(config.mode);
  }

  // Reads a link to a demo as parseDemoHash does.
  function showCode() {
    var names = Object.keys(config.codeStylings);
    var link = new RegExp(config.demoHash).exec(location.hash);
    var variant = (link && { tsx: 'TS', js: 'JS' }[link[3]]) || readCookie(config.codeVariant);
    var styling = link && link[1] ? config.codeStylings[link[1]] : readCookie(config.codeStyling);
    root.setAttribute('data-code-variant', variant.toLowerCase());
    root.setAttribute('data-code-styling', names.find(function (name) {
      return config.codeStylings[name] === styling;
    }));
  }

  // theme-classic's script, at the start of the body, sets the mode it knows. An observer is called
  // before a frame can be painted; the next script alone would come too late now and then.
  var guard = new MutationObserver(showChoices);

  function showChoices() {
    guard.disconnect();
    // Docusaurus' script copies these from the address, names and all. The page's own listeners and
    // styles would take the document for a control.
    new URLSearchParams(location.search).forEach(function (value, name) {
      if (name.startsWith('docusaurus-data-')) root.removeAttribute(name.slice(11));
    });
    Object.entries(config.apiDisplays.defaults).forEach(function (entry) {
      root.setAttribute('data-' + entry[0], read({
        key: entry[0], values: config.apiDisplays.values, defaultValue: entry[1]
      }));
    });
    showMode(requestedMode());
    // Without a choice, that of the page's language.
    var direction = read({
      key: config.direction.key,
      values: config.direction.values,
      defaultValue: root.dir || config.direction.defaultValue
    });
    root.setAttribute('data-dir', direction);
    root.setAttribute('data-package-manager', read(config.packageManager));
    showCode();
    if (document.body) document.body.setAttribute('dir', direction);
    else guard.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
  }
  window.${SHOW_CHOICES} = showChoices;
  showChoices();

  // Until React listens. Its handler prevents the default: from then on this one is not needed.
  document.addEventListener('click', function onClick(event) {
    if (!event.target.closest('[' + config.toggleAttribute + ']')) return;
    if (event.defaultPrevented) {
      document.removeEventListener('click', onClick);
      return;
    }
    var modes = config.mode.values;
    var mode = modes[(modes.indexOf(root.getAttribute('data-theme-choice')) + 1) % modes.length];
    showMode(mode);
    try {
      localStorage.setItem(config.mode.key, mode);
    } catch (error) {}
  });
  darkQuery.addEventListener('change', function () {
    if (root.getAttribute('data-theme-choice') === 'system') showMode('system');
  });

  // Paper is light.
  window.addEventListener('beforeprint', function () {
    showEffective('light');
  });
  window.addEventListener('afterprint', function () {
    showMode(root.getAttribute('data-theme-choice'));
  });
})();`;
}
