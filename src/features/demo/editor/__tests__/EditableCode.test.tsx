/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EditableCode } from '../EditableCode';

const shown = { code: 'const a = 1;\n\nconst b = 2;', html: '<b>const</b> a = 1;' };

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
});

function Page({ error = null }: { error?: string | null }) {
  const [code, setCode] = useState(shown.code);
  const [editing, setEditing] = useState(false);
  return (
    <>
      <EditableCode
        shown={shown}
        code={code}
        language="tsx"
        label="Source of the Basic buttons demo"
        editing={editing}
        onEditingChange={setEditing}
        onChange={setCode}
        error={error}
      />
      <button type="button" onClick={() => setCode(shown.code)}>
        Reset
      </button>
      <output>{editing ? 'editing' : 'reading'}</output>
    </>
  );
}

const staticCode = () => {
  const code = document.querySelector<HTMLElement>('pre[tabindex="0"]');
  if (!code) throw new Error('The code cannot have the focus.');
  return code;
};
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');

it('is a block of code until it is edited', () => {
  renderInSite(<Page />);
  expect(staticCode().innerHTML).toContain(shown.html);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Press Enter to start editing');
});

it('passes on what is typed, and shows it coloured after it was left', async () => {
  const user = userEvent.setup();
  renderInSite(<Page />);
  await user.click(screen.getByRole('button', { name: 'Edit the code' }));
  const textarea = await field();
  await waitFor(() => expect(textarea).toHaveFocus());
  await user.keyboard('let ');
  expect(textarea).toHaveValue(`let ${shown.code}`);
  await user.keyboard('{Escape}');
  const region = screen.getByRole('region', { name: 'Source of the Basic buttons demo' });
  expect(region).toHaveFocus();
  expect(screen.getByText('reading')).toBeInTheDocument();
  expect(region.querySelector('.token.keyword')).toHaveTextContent('let');
});

it('stops when the focus goes elsewhere', async () => {
  const user = userEvent.setup();
  renderInSite(<Page />);
  await user.click(screen.getByRole('button', { name: 'Edit the code' }));
  await waitFor(async () => expect(await field()).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByText('reading')).toBeInTheDocument();
});

it('undoes', async () => {
  const user = userEvent.setup();
  renderInSite(<Page />);
  await user.click(screen.getByRole('button', { name: 'Edit the code' }));
  const textarea = await field();
  await waitFor(() => expect(textarea).toHaveFocus());
  await user.keyboard('x');
  expect(textarea).toHaveValue(`x${shown.code}`);
  // The library checks key codes, which user-event does not set for letters.
  act(() => {
    textarea.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', keyCode: 90, ctrlKey: true, bubbles: true }),
    );
  });
  expect(textarea).toHaveValue(shown.code);
});

it('says what is wrong', async () => {
  renderInSite(<Page error="BasicButtons.tsx, line 1: Unexpected token" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Unexpected token');
  await userEvent.click(screen.getByRole('button', { name: 'Edit the code' }));
  expect(await field()).toBeInvalid();
});
