import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

test('users choose the travel class', async () => {
  const user = userEvent.setup();
  render(
    <TextField select label="Class" defaultValue="second">
      <MenuItem value="first">First</MenuItem>
      <MenuItem value="second">Second</MenuItem>
    </TextField>,
  );

  await user.click(screen.getByRole('combobox', { name: 'Class' }));
  await user.click(screen.getByRole('option', { name: 'First' }));

  expect(screen.getByRole('combobox', { name: 'Class' }).textContent).toBe('First');
});
