/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditableCode } from '../EditableCode';

const mockNetwork = { down: true };

jest.mock('../CodeEditor', () => {
  if (mockNetwork.down) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual('../CodeEditor');
});

it('says when the editor could not be loaded, and tries again', async () => {
  renderInSite(
    <EditableCode
      shown={{ code: 'const a = 1;', html: 'const a = 1;' }}
      code="const a = 1;"
      language="tsx"
      label="Source of the Basic buttons demo"
      editing
      onEditingChange={() => {}}
      onChange={() => {}}
    />,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The editor could not be loaded.');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  mockNetwork.down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox')).toHaveFocus();
});
