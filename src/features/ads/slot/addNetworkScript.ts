const SCRIPT_ID = '_carbonads_js';

/** What the network's script is known to add to the document besides its ad. */
const STRAY_ELEMENTS = '[id^="_carbonads"], [id^="carbonads"]';

/**
 * Loads the network's script into `host`, where it puts its ad. Returns how to take away the script
 * and all that it made. A script that is still on its way then does nothing: browsers run no script
 * that has moved to another document than the one it was prepared for.
 */
export function addNetworkScript(host: HTMLElement, scriptUrl: string): () => void {
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = scriptUrl;
  host.append(script);
  return () => {
    const elsewhere = document.implementation.createHTMLDocument('');
    elsewhere.body.append(script, ...host.children, ...document.querySelectorAll(STRAY_ELEMENTS));
  };
}
