/** @jest-environment jsdom */
import JoyButton from '@mui/joy/Button';
import MaterialButton from '@mui/material/Button';
import { PrefsProvider, useDirection, useThemeSettingsDispatch } from '@site/src/prefs';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType, type ElementType, type ReactNode } from 'react';
import JoyLibrary from '../joy';
import MaterialLibrary from '../material';
import SystemLibrary from '../system';

supportStorageEvents();

function Controls() {
  const { setDirection } = useDirection();
  const dispatch = useThemeSettingsDispatch();
  return (
    <>
      <button
        onClick={() => {
          setDirection('ltr');
          dispatch({ type: 'RESET_DENSITY' });
        }}
      >
        Reset
      </button>
      <button onClick={() => setDirection('rtl')}>Right to left</button>
      <button onClick={() => dispatch({ type: 'SET_SPACING', payload: 12 })}>Wide</button>
      <button onClick={() => dispatch({ type: 'SET_DENSE', payload: true })}>Dense</button>
      <button onClick={() => dispatch({ type: 'CHANGE', payload: { paletteMode: 'dark' } })}>
        Dark
      </button>
    </>
  );
}

function Counter({ Button }: { Button: ElementType }) {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>Count {count}</Button>;
}

const cases: [string, ComponentType<{ children: ReactNode }>, ElementType][] = [
  ['material', MaterialLibrary, MaterialButton],
  ['joy', JoyLibrary, JoyButton],
  ['system', SystemLibrary, 'button'],
];

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

async function renderCounter(Library: ComponentType<{ children: ReactNode }>, Button: ElementType) {
  await act(async () => {
    renderInSite(
      <PrefsProvider>
        <Controls />
        <Library>
          <Counter Button={Button} />
        </Library>
      </PrefsProvider>,
    );
  });
  // The choices outlive a page's component tree.
  await press('Reset');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each(cases)('%s keeps a demo’s state through every setting', async (_, Library, Button) => {
  await renderCounter(Library, Button);
  await press('Count 0');
  const button = screen.getByRole('button', { name: 'Count 1' });
  for (const setting of ['Right to left', 'Wide', 'Dense', 'Dark']) {
    await press(setting);
    expect(screen.getByRole('button', { name: 'Count 1' })).toBe(button);
  }
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

test('material follows direction and density', async () => {
  await renderCounter(MaterialLibrary, MaterialButton);
  const button = screen.getByRole('button', { name: 'Count 0' });
  expect(button.className).toMatch(/(^| )css-/);
  expect(button).toHaveClass('MuiButton-sizeMedium');
  await press('Right to left');
  expect(button.className).toMatch(/(^| )cssrtl-/);
  await press('Dense');
  expect(button).toHaveClass('MuiButton-sizeSmall');
});
