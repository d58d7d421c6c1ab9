import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useTheme } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInTheme } from './renderInTheme';

test('components get the theme of the application', () => {
  const Color = () => <p>{useTheme().palette.primary.main}</p>;
  renderInTheme(<Color />);
  expect(screen.getByText('#00695c')).toBeTruthy();
});

test('users choose a port', async () => {
  const user = userEvent.setup();
  render(
    <Autocomplete
      options={['Aberdeen', 'Bergen']}
      renderInput={(params) => <TextField {...params} label="Port" />}
    />,
  );
  // #region autocomplete
  await user.type(screen.getByRole('combobox', { name: 'Port' }), 'ber');
  await user.click(screen.getByRole('option', { name: 'Bergen' }));
  // #endregion
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Bergen');
});

function TripDialog() {
  const [open, setOpen] = React.useState(true);
  return (
    <Dialog open={open} aria-labelledby="title">
      <DialogTitle id="title">Delete the trip?</DialogTitle>
      <Button onClick={() => setOpen(false)}>Keep it</Button>
    </Dialog>
  );
}

test('users close the dialog', async () => {
  const user = userEvent.setup();
  render(<TripDialog />);
  // #region dialog
  const dialog = screen.getByRole('dialog', { name: 'Delete the trip?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // #endregion
});

test('users see the tooltip', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip title="With VAT">
      <Button>24 €</Button>
    </Tooltip>,
  );
  // #region tooltip
  await user.hover(screen.getByRole('button', { name: 'With VAT' }));
  const tooltip = await screen.findByRole('tooltip');
  // #endregion
  expect(tooltip.textContent).toBe('With VAT');
});

test('users choose a fare', () => {
  render(<Slider defaultValue={30} aria-label="Fare" />);
  // #region slider
  fireEvent.change(screen.getByRole('slider', { name: 'Fare' }), { target: { value: 50 } });
  // #endregion
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('50');
});

test('a disabled button takes no clicks', async () => {
  render(<Button disabled>Book</Button>);
  // #region disabled
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Book' }).disabled).toBe(true);
  // #endregion
  const click = userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await expect(click).rejects.toThrow('Unable to perform pointer interaction');
});
