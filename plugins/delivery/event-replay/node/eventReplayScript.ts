import { HYDRATED_ATTRIBUTE } from '../../../common/docusaurus/markup';

/** Parameters of the script. */
export interface EventReplayConfig {
  /** Attribute of the button whose click is kept. */
  readonly keptAttribute: string;
  /** Selector of buttons that are not handled. */
  readonly ignored: string;
  /** Time in ms after which a kept click expires, since a late response would be surprising. */
  readonly keptFor: number;
  /** Local-storage entry of readers who have switched shortcuts of one key off. */
  readonly singleKeysOff: { readonly key: string; readonly value: string };
}

/**
 * Returns the source of the script. Until hydration it keeps the last click on a button, or the
 * shortcut that a button declares in `aria-keyshortcuts`, marks the button, and clicks it after
 * hydration. What is typed after the shortcut follows. A click elsewhere cancels.
 */
export function eventReplayScript(config: EventReplayConfig): string {
  // `<` could end the script element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  /* language=js */
  return `(function () {
  var config = ${json};
  var root = document.documentElement;
  var kept = null;
  var typed = null;
  var timer;

  function drop() {
    clearTimeout(timer);
    if (kept) kept.removeAttribute(config.keptAttribute);
    kept = null;
    typed = null;
  }

  function keep(button) {
    drop();
    kept = button;
    kept.setAttribute(config.keptAttribute, '');
    timer = setTimeout(drop, config.keptFor);
  }

  function areSingleKeysOff() {
    try {
      return localStorage.getItem(config.singleKeysOff.key) === config.singleKeysOff.value;
    } catch (error) {
      return false;
    }
  }

  function onClick(event) {
    var button = event.target.closest('button');
    if (!button || button.closest(config.ignored)) return drop();
    // React may listen by now: the click is to count once.
    event.stopImmediatePropagation();
    keep(button);
  }

  function onKeyDown(event) {
    var key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
    var isTyped = !event.ctrlKey && !event.metaKey;
    if (isTyped && event.target.closest('input,select,textarea,[contenteditable]')) return;
    if (typed && isTyped && !event.altKey && event.key.length === 1) {
      event.preventDefault();
      typed.push(event.key);
      return;
    }
    if (isTyped && areSingleKeysOff()) return;
    // Some keyboards have "/" above another key.
    if (event.altKey || (event.shiftKey && !isTyped) || /["\\\\\\s]/.test(key)) return;
    var shortcut = (event.ctrlKey ? 'Control+' : '') + (event.metaKey ? 'Meta+' : '') + key;
    var button = document.querySelector('button[aria-keyshortcuts~="' + shortcut + '"]');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(button);
    typed = [];
  }

  function replay(button, keys) {
    button.click();
    // Once the button's listener has answered.
    setTimeout(function () {
      keys.forEach(function (key) {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: key, bubbles: true, cancelable: true }));
      });
    });
  }

  var observer = new MutationObserver(function () {
    if (!root.hasAttribute('${HYDRATED_ATTRIBUTE}')) return;
    observer.disconnect();
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('keydown', onKeyDown, true);
    var button = kept;
    var keys = typed || [];
    drop();
    if (button && button.isConnected) replay(button, keys);
  });
  window.addEventListener('click', onClick, true);
  window.addEventListener('keydown', onKeyDown, true);
  observer.observe(root, { attributes: true, attributeFilter: ['${HYDRATED_ATTRIBUTE}'] });
})();`;
}
