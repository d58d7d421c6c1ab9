import type { LibraryProps } from '@site/plugins/content/demos/contract';
import { PrefsProvider, useDirection, useMode, useThemeSettingsDispatch } from '@site/src/prefs';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { createPortal } from 'react-dom';

function Settings() {
  const { setMode } = useMode();
  const { setDirection } = useDirection();
  const dispatch = useThemeSettingsDispatch();
  return (
    <>
      <button onClick={() => setMode('light')}>Site light</button>
      <button onClick={() => setMode('dark')}>Site dark</button>
      <button onClick={() => setDirection('rtl')}>Site rtl</button>
      <button onClick={() => setDirection('ltr')}>Site ltr</button>
      <button onClick={() => dispatch({ type: 'SET_DENSE', payload: true })}>Site dense</button>
      <button onClick={() => dispatch({ type: 'RESET_DENSITY' })}>Site comfortable</button>
    </>
  );
}

/** Chooses a setting of the site. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

let frame: HTMLIFrameElement | undefined;

/** Renders a demo in the page, or in a frame, with the default settings. */
export async function showDemo(
  Library: ComponentType<LibraryProps>,
  demo: ReactNode,
  inFrame: boolean,
) {
  // The content must be removed before its frame.
  cleanup();
  frame?.remove();
  frame = document.body.appendChild(document.createElement('iframe'));
  const container = inFrame ? (frame.contentDocument ?? undefined) : undefined;
  const wrapped = <Library container={container}>{demo}</Library>;
  await act(async () => {
    renderInSite(
      <PrefsProvider>
        <Settings />
        {container ? createPortal(wrapped, container.body) : wrapped}
      </PrefsProvider>,
    );
  });
  // Choices outlive a page's component tree.
  ['Site light', 'Site ltr', 'Site comfortable'].forEach(press);
  return within(container?.body ?? document.body);
}

/** Returns the computed style in the element's own document. */
export function styleOf(element: Element): CSSStyleDeclaration {
  const view = element.ownerDocument.defaultView;
  if (!view) throw new Error('The element is in a document that is shown.');
  return view.getComputedStyle(element);
}
