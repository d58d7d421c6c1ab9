/** @jest-environment jsdom */
import JoyButton from '@mui/joy/Button';
import MaterialButton from '@mui/material/Button';
import type { LibraryProps } from '@site/plugins/content/demos/contract';
import { useDirection, useThemeSettingsDispatch } from '@site/src/prefs';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType, type ElementType } from 'react';
import BaseLibrary from '../base';
import JoyLibrary from '../joy';
import MaterialLibrary from '../material';
import SystemLibrary from '../system';
import { MATERIAL_VERSIONS } from './materialVersions';

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
          dispatch({ type: 'RESET_COLORS' });
        }}
      >
        Reset
      </button>
      <button onClick={() => setDirection('rtl')}>Right to left</button>
      <button onClick={() => dispatch({ type: 'SET_SPACING', payload: 12 })}>Wide</button>
      <button onClick={() => dispatch({ type: 'SET_DENSE', payload: true })}>Dense</button>
      <button
        onClick={() =>
          dispatch({
            type: 'CHANGE',
            payload: { paletteColors: { primary: { main: '#123456' } } },
          })
        }
      >
        Colours
      </button>
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

const cases: [string, ComponentType<LibraryProps>, ElementType][] = [
  ...MATERIAL_VERSIONS.map(({ name, Library, component }): (typeof cases)[number] => [
    name,
    Library,
    component('Button'),
  ]),
  ['joy', JoyLibrary, JoyButton],
  ['system', SystemLibrary, 'button'],
  ['base', BaseLibrary, 'button'],
];

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

async function renderCounter(Library: ComponentType<LibraryProps>, Button: ElementType) {
  await act(async () => {
    renderInSite(
      <>
        <Controls />
        <Library>
          <Counter Button={Button} />
        </Library>
      </>,
    );
  });
  // Choices outlive a page's component tree.
  await press('Reset');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each(cases)('%s keeps a demo’s state through every setting', async (_, Library, Button) => {
  await renderCounter(Library, Button);
  await press('Count 0');
  const button = screen.getByRole('button', { name: 'Count 1' });
  for (const setting of ['Right to left', 'Wide', 'Dense', 'Colours', 'Dark', 'Reset']) {
    await press(setting);
    expect(screen.getByRole('button', { name: 'Count 1' })).toBe(button);
  }
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

test.each(cases)(
  '%s keeps a demo’s state when its styles move first',
  async (_, Library, Button) => {
    function Moving() {
      const [first, setFirst] = useState(false);
      return (
        <>
          <button onClick={() => setFirst(true)}>First</button>
          <Library injectFirst={first}>
            <Counter Button={Button} />
          </Library>
        </>
      );
    }
    renderInSite(<Moving />);
    await press('Count 0');
    const button = screen.getByRole('button', { name: 'Count 1' });
    await press('First');
    expect(screen.getByRole('button', { name: 'Count 1' })).toBe(button);
  },
);

test('joy follows density', async () => {
  await renderCounter(JoyLibrary, JoyButton);
  const button = screen.getByRole('button', { name: 'Count 0' });
  expect(button).toHaveClass('MuiButton-sizeMd');
  await press('Dense');
  expect(button).toHaveClass('MuiButton-sizeSm');
});

test('material follows direction and density', async () => {
  await renderCounter(MaterialLibrary, MaterialButton);
  const button = screen.getByRole('button', { name: 'Count 0' });
  expect(button.className).toMatch(/(^| )doc-/);
  expect(button).toHaveClass('MuiButton-sizeMedium');
  await press('Right to left');
  expect(button.className).toMatch(/(^| )docrtl-/);
  await press('Dense');
  expect(button).toHaveClass('MuiButton-sizeSmall');
});
